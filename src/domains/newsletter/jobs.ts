import type { Job } from '#platform/jobs.ts'
import { inviteConsenting } from './invite-consenting.ts'

export const jobs: Job[] = [{ name: 'newsletter.invite-consenting', everySeconds: 30, run: inviteConsenting }]
