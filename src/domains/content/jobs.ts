import type { Job } from '#platform/jobs.ts'
import { announceDue } from './articles/announce-due.ts'

export const jobs: Job[] = [{ name: 'content.announce-due', everySeconds: 1, run: announceDue }]
