import type { Tx } from '#platform/db.ts'
import type { MailTemplate } from './mail-template/mail-template.ts'
import { LEAVE_PATH, leavePagePath, type OptionalMail } from './rules.ts'
import { insertMail, insertMails, insertOptionalMail } from './sql.ts'

type Queued = {
  /** The act that causes it, e.g. `recovery:{id}`: one act is one mail. */ key: string
  to: string
  template: MailTemplate
  /** Of a mail that its reader may do without: it is not queued for somebody who does without its kind. */
  optional?: { kind: OptionalMail; personId: string }
  now: Date
}

/**
 * Queues a mail in the transaction that causes it: sent if, and only if, that commits. Every mail passes here, so a
 * person's choices are obeyed here; an optional one says in header and end how to do without.
 */
export async function queueMail(tx: Tx, { now, optional, ...mail }: Queued) {
  const queued = { id: crypto.randomUUID(), ...mail, queuedAt: now }
  if (!optional) return insertMail(tx, queued)
  const leaveToken = crypto.randomUUID()
  const unsubscribe = {
    path: `${LEAVE_PATH}?token=${leaveToken}`,
    pagePath: leavePagePath(leaveToken),
    words: 'Não quer mais avisos como este? Desligue aqui',
  } as const
  return insertOptionalMail(tx, {
    ...queued,
    template: { ...mail.template, unsubscribe },
    ...optional,
    leaveToken,
  })
}

/** Queues many mails of one act in one statement, none of which their readers may do without; once per key. */
export async function queueMails(tx: Tx, mails: readonly Pick<Queued, 'key' | 'to' | 'template'>[], now: Date) {
  if (mails.length > 0) await insertMails(tx, mails, now)
}
