import type { Tx } from '#platform/db.ts'
import type { MailTemplate } from './mail-template/mail-template.ts'
import { insertMail } from './sql.ts'

type Queued = {
  /** The act that causes it, e.g. `recovery:{id}`: one act is one mail. */ key: string
  to: string
  template: MailTemplate
  now: Date
}

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that commits. */
export const queueMail = (tx: Tx, { now, ...mail }: Queued) =>
  insertMail(tx, { id: crypto.randomUUID(), ...mail, queuedAt: now })
