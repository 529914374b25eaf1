import type { Mailer } from '#gateways/mail/mailer.ts'
import { goingOnFrom } from '#platform/clock.ts'
import type { Job } from '#platform/jobs.ts'
import { paceOf } from './campaigns/rules.ts'
import { sendCampaigns } from './campaigns/send-campaigns.ts'
import { startCampaigns } from './campaigns/start-campaigns.ts'
import { endAbandoned, forgetRecipients } from './campaigns/sweep-campaigns.ts'
import { lettersOf } from './horoscope/letters-of.ts'
import { openEditions } from './horoscope/open-editions.ts'
import { inviteConsenting } from './invite-consenting.ts'
import { tellShopOpened } from './tell-shop-opened.ts'

/** `perMinute`: how many mails of campaigns may leave in a minute, over all workers. */
export const jobsWith = (mailer: Mailer, { site, perMinute }: { site: string; perMinute: number }): Job[] => [
  { name: 'newsletter.invite-consenting', everySeconds: 30, run: inviteConsenting },
  { name: 'newsletter.tell-shop-opened', everySeconds: 60, run: tellShopOpened },
  { name: 'newsletter.start-campaigns', everySeconds: 10, run: startCampaigns },
  { name: 'newsletter.open-editions', everySeconds: 60, run: openEditions },
  {
    name: 'newsletter.send-campaigns',
    everySeconds: 1,
    run: (given) =>
      sendCampaigns({
        ...given,
        mailer,
        site,
        lettersOf,
        pace: paceOf(perMinute),
        now: goingOnFrom(given.now),
      }),
  },
  { name: 'newsletter.end-abandoned', everySeconds: 60, run: (given) => endAbandoned({ ...given, mailer }) },
  { name: 'newsletter.forget-recipients', everySeconds: 86_400, run: forgetRecipients },
]
