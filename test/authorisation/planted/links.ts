import { sendRecoveryMails } from '#domains/accounts/recovery/answer-asks.ts'
import { requestRecovery } from '#domains/accounts/recovery/ask-recovery.ts'
import { subscribe } from '#domains/newsletter/subscribe.ts'
import type { Db } from '#platform/db.ts'

/** Every secret that the mails to this address carry, the latest first. */
async function secretsSentTo(db: Db, email: string): Promise<Record<string, string>> {
  const mails = await db<
    { text: string }[]
  >`select template::text as text from mails where recipient = ${email} order by queued_at`
  const links = mails.flatMap(({ text }) => [...text.matchAll(/[?&](\w+)=([\w-]{20,})/g)])
  return Object.fromEntries(links.map(([, name, secret]) => [name!, secret!]))
}

/** The links of a newsletter mail: to confirm, and to leave. */
export async function newsletterLinks(db: Db, email: string, now: Date) {
  await subscribe(db, { email, address: '192.0.2.9', now })
  const { confirmar, sair } = await secretsSentTo(db, email)
  return { confirm: confirmar!, leave: sair! }
}

/** The way to a new password. */
export async function recoveryLink(db: Db, email: string, now: Date): Promise<string> {
  await requestRecovery(db, { email, address: '192.0.2.9', now })
  await sendRecoveryMails(db, now)
  return (await secretsSentTo(db, email)).token!
}
