import '../silence-log.ts'
import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { sendCampaigns } from '#domains/newsletter/campaigns/send-campaigns.ts'
import { startCampaigns } from '#domains/newsletter/campaigns/start-campaigns.ts'
import { endAbandoned } from '#domains/newsletter/campaigns/sweep-campaigns.ts'
import { lettersOf } from '#domains/newsletter/horoscope/letters-of.ts'
import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import { connect } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { hastyNow } from './hasty-now.ts'

// A worker that is killed at any moment and begins again.
flushCompileCache()
const { DATABASE_URL, SMTP_URL, BEGAN } = process.env as Record<string, string>
const db = connect(DATABASE_URL!, { max: 12, name: 'campaign-sender' })
const mailer = smtpMailer({ url: SMTP_URL!, from: 'contato@sensitivos.com.br' })
const now = () => hastyNow(Number(BEGAN))
const context = {
  db,
  mailer,
  site: 'https://sensitivos.test',
  lettersOf,
  pace: { mails: 200, ms: 1_000 },
  log: { ...log, warn() {}, error() {} },
  now,
}

for (;;) {
  await startCampaigns({ db, now: now() })
  await sendCampaigns(context)
  await endAbandoned({ ...context, now: now() })
  await wait(20)
}
