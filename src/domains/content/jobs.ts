import type { Job } from '#platform/jobs.ts'
import { announceDue } from './articles/announce-due.ts'
import { findBroken, type LinkPorts } from './links/find-broken.ts'

export const jobsWith = (links: LinkPorts): Job[] => [
  { name: 'content.announce-due', everySeconds: 1, run: announceDue },
  { name: 'content.find-broken-links', everySeconds: 3_600, run: ({ db, now }) => findBroken(db, links, now) },
]
