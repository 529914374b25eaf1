import { jobs as accounts } from '#domains/accounts/jobs.ts'
import { jobs as catalogue } from '#domains/catalogue/jobs.ts'
import { jobs as claims } from '#domains/claims/jobs.ts'
import { jobsWith as contentWith } from '#domains/content/jobs.ts'
import { jobsWith as consultantsWith } from '#domains/consultants/jobs.ts'
import { sweepBlocked, sweepConsultations, checkConsultationInvariants } from '#domains/consultations/jobs.ts'
import { sweepPhotosIn } from '#domains/consultations/photos/sweep-photos.ts'
import { jobs as detectors } from '#domains/detectors/jobs.ts'
import { jobs as moderation } from '#domains/moderation/jobs.ts'
import { jobsWith as newsletterWith } from '#domains/newsletter/jobs.ts'
import { jobsWith as notificationsWith } from '#domains/notifications/jobs.ts'
import { jobs as oracles } from '#domains/oracles/jobs.ts'
import { jobsWith as payoutsWith } from '#domains/payouts/jobs.ts'
import { jobsWith as queueWith } from '#domains/queue/jobs.ts'
import { jobs as receipts } from '#domains/receipts/jobs.ts'
import { jobs as reminders } from '#domains/reminders/jobs.ts'
import { jobsWith as reportsWith } from '#domains/reports/jobs.ts'
import { jobs as reviews } from '#domains/reviews/jobs.ts'
import { jobsWith as schedulingWith } from '#domains/scheduling/jobs.ts'
import { jobs as shop } from '#domains/shop/jobs.ts'
import { jobsWith as subscriptionsWith } from '#domains/subscriptions/jobs.ts'
import { jobsWith as shipmentsWith } from '#domains/shipments/jobs.ts'
import { jobs as wallet } from '#domains/wallet/jobs.ts'
import { probeRelay } from '#domains/team/health/probe-relay.ts'
import { jobsWith as teamWith } from '#domains/team/jobs/jobs.ts'
import { jobs as support } from '#domains/support/jobs.ts'
import { endSuspensionsOver } from '#domains/team/jobs/end-suspensions.ts'
import { withdrawForBlocked } from '#domains/team/jobs/withdraw-for-blocked.ts'
import { sweepAttachmentsIn } from '#domains/written-questions/attachments/sweep-attachments.ts'
import { jobs as writtenQuestions } from '#domains/written-questions/jobs.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import { forgetOldReports } from '#platform/running/forget-old.ts'
import { alarmFailingSweeps } from '#platform/sweeps/alarm-failing.ts'
import { calendarReadingOf } from './calendars.ts'
import { carrierOf } from './freight.ts'
import { mailOf } from './mail.ts'
import { isPage } from './pages-there.ts'
import { paymentsOf } from './payments.ts'
import { payoutGatewaysOf } from './payouts.ts'
import { pushOf } from './push.ts'
import { storageOf } from './storage.ts'

/** All jobs of the worker, by domain. */
export const jobsOf = (config: Config, given: { db: Db; clock: Clock; log: Log }): Job[] => {
  const payments = paymentsOf(config, given)
  const payouts = payoutGatewaysOf(config, given)
  const { mailer } = mailOf(config, given)
  return [
    alarmFailingSweeps,
    forgetOldReports,
    ...accounts,
    ...consultantsWith(storageOf(config)),
    ...wallet,
    ...receipts,
    ...payments.jobs,
    ...payoutsWith(payouts.gateways),
    ...payouts.jobs,
    ...catalogue,
    ...shop,
    ...shipmentsWith(carrierOf(config)?.gateway),
    ...subscriptionsWith(payments.gateways),
    sweepConsultations,
    sweepBlocked,
    checkConsultationInvariants,
    ...queueWith(),
    ...reminders,
    sweepPhotosIn(storageOf(config)),
    ...writtenQuestions,
    sweepAttachmentsIn(storageOf(config)),
    ...detectors,
    ...moderation,
    ...claims,
    ...reviews,
    ...schedulingWith(calendarReadingOf(config)),
    ...reportsWith(storageOf(config)),
    ...support,
    ...teamWith({
      gateways: payments.gateways,
      payoutGateways: payouts.gateways,
      probeRelay: () => probeRelay(config.TURN_URLS),
    }),
    endSuspensionsOver,
    withdrawForBlocked,
    ...contentWith({ origin: new URL(config.publicUrl).origin, isPage }),
    ...oracles,
    ...notificationsWith(mailer, {
      site: config.publicUrl,
      from: config.MAIL_FROM,
      pushing: pushOf(config, given).pushing,
    }),
    ...newsletterWith(mailer, { site: config.publicUrl, perMinute: config.CAMPAIGN_MAILS_PER_MINUTE }),
  ]
}
