import type { Tx } from '#platform/db.ts'
import type { MailTemplate } from './mail-template/mail-template.ts'
import { comesAlways, groupOf, isWantedByItself, type NoticeKind } from './notices/kinds.rules.ts'
import { notify } from './notify.ts'
import { LEAVE_PATH, leavePagePath } from './rules.ts'
import { insertMail, insertMails, insertOptionalMail } from './sql.ts'

type Queued = {
  /** The act that causes it, e.g. `recovery:{id}`: one act is one mail. */ key: string
  to: string
  template: MailTemplate
  /**
   * Whom it tells what kind of thing: a notice, too, and not mailed where they do without. Absent from links with a
   * secret, and for whoever has no account.
   */
  about?: { kind: NoticeKind; personId: string; subjectId?: string | undefined }
  /** What is not sent by then is not sent any more. */ until?: Date | undefined
  now: Date
}

/**
 * Queues a mail in the transaction that causes it: sent if, and only if, that commits. Every mail passes here, so a
 * person's choices are obeyed here; an optional one says in header and end how to do without.
 */
export async function queueMail(tx: Tx, { now, about, ...mail }: Queued) {
  const queued = { id: crypto.randomUUID(), ...mail, queuedAt: now }
  if (about) await notifyOf(tx, { ...mail, about, now })
  if (!about || comesAlways(about.kind, 'mail')) return insertMail(tx, queued)
  const leaveToken = crypto.randomUUID()
  const unsubscribe = {
    path: `${LEAVE_PATH}?token=${leaveToken}`,
    pagePath: leavePagePath(leaveToken),
    words: 'Não quer mais e-mails como este? Desligue aqui',
  } as const
  return insertOptionalMail(tx, {
    ...queued,
    template: { ...mail.template, unsubscribe },
    ...about,
    group: groupOf(about.kind),
    byItself: isWantedByItself(groupOf(about.kind), 'mail'),
    leaveToken,
  })
}

type Shown = Pick<Queued, 'key' | 'template' | 'until' | 'now'> & { about: NonNullable<Queued['about']> }

/** Tells on every page what a mail says, without the mail: its subject, how it begins, and where it leads. */
export function notifyOf(tx: Tx, { key, template, about, until, now }: Shown) {
  const path = template.action?.path
  return notify(tx, { ...about, key, title: template.subject, body: template.paragraphs[0], path, until, now })
}

/**
 * Queues many mails of one act in one statement, none of which their readers may do without; once per key. They are
 * mails alone: what they say is asked on the pages, too.
 */
export async function queueMails(tx: Tx, mails: readonly Pick<Queued, 'key' | 'to' | 'template'>[], now: Date) {
  if (mails.length > 0) await insertMails(tx, mails, now)
}
