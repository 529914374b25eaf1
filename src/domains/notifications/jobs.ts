import type { Mailer } from '#gateways/mail/mailer.ts'
import { goingOnFrom } from '#platform/clock.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepNotices } from './notices/sweep-notices.ts'
import { type MailContext, sendMails } from './send-mails.ts'
import { forgetMails, releaseAbandoned } from './sweep-mails.ts'

export const jobsWith = (mailer: Mailer, { site, from }: Pick<MailContext, 'site' | 'from'>): Job[] => [
  {
    name: 'notifications.send-mails',
    everySeconds: 1,
    run: (given) => sendMails({ ...given, mailer, site, from, now: goingOnFrom(given.now) }),
  },
  {
    name: 'notifications.release-abandoned',
    everySeconds: 60,
    run: (given) => releaseAbandoned({ ...given, mailer, site, from, now: goingOnFrom(given.now) }),
  },
  {
    name: 'notifications.forget-mails',
    everySeconds: 86_400,
    run: (given) => forgetMails({ ...given, mailer, site, from, now: goingOnFrom(given.now) }),
  },
  { name: 'notifications.sweep-notices', everySeconds: 3_600, run: sweepNotices },
]
