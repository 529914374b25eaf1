import type { Mailer } from '#gateways/mail/mailer.ts'
import { goingOnFrom } from '#platform/clock.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepNotices } from './notices/sweep-notices.ts'
import { sendPushes } from './push/send-pushes.ts'
import type { Pushing } from './push/subscribe.ts'
import { sweepPushes } from './push/sweep-pushes.ts'
import { type MailContext, sendMails } from './send-mails.ts'
import { forgetMails, releaseAbandoned } from './sweep-mails.ts'

type Given = Pick<MailContext, 'site' | 'from'> & { pushing: () => Promise<Pushing> }

export const jobsWith = (mailer: Mailer, { site, from, pushing }: Given): Job[] => [
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
  {
    name: 'notifications.send-pushes',
    everySeconds: 1,
    run: async (given) => sendPushes({ ...given, pushing: await pushing(), now: goingOnFrom(given.now) }),
  },
  { name: 'notifications.sweep-pushes', everySeconds: 60, run: sweepPushes },
  { name: 'notifications.sweep-notices', everySeconds: 3_600, run: sweepNotices },
]
