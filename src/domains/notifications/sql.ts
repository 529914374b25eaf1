import type { Sql, Tx } from '#platform/db.ts'
import type { MailTemplate } from './mail-template/mail-template.ts'
import type { NoticeGroup, NoticeKind } from './notices/kinds.rules.ts'
import { LAST_MAIL } from './rules.ts'

export type QueuedMail = { id: string; key: string; to: string; template: MailTemplate; queuedAt: Date }
export type TakenMail = {
  id: string
  to: string
  template: MailTemplate
  attempts: number
  /** What it tells of has ended meanwhile. */ isOver: boolean
}
export type MailOutcome = 'sent' | 'refused' | 'given_up' | 'uncertain'

/** Inserts a mail, once per key. */
export const insertMail = (tx: Tx, { id, key, to, template, queuedAt }: QueuedMail) => tx`
  insert into mails (id, key, recipient, template, queued_at, due_at)
  values (${id}, ${key}, ${to}, ${tx.json(template)}, ${queuedAt}, ${queuedAt}) on conflict (key) do nothing`

/** The same for many at once. */
export const insertMails = (tx: Tx, mails: readonly Pick<QueuedMail, 'key' | 'to' | 'template'>[], at: Date) => tx`
  insert into mails (id, key, recipient, template, queued_at, due_at)
  select gen_random_uuid(), mail.key, mail."to", mail.template, ${at}, ${at}
  from jsonb_to_recordset(${tx.json(mails)}) as mail (key text, "to" text, template jsonb)
  on conflict (key) do nothing`

export type QueuedOptionalMail = QueuedMail & {
  personId: string
  kind: NoticeKind
  subjectId?: string | undefined
  group: NoticeGroup
  /** Whether it comes to somebody who chose nothing. */ byItself: boolean
  until?: Date | undefined
  leaveToken: string
}

/** The same, if the person wants mails of this group. */
export const insertOptionalMail = (tx: Tx, m: QueuedOptionalMail) => tx`
  insert into mails (id, key, recipient, template, queued_at, due_at, person_id, kind, subject_id, expires_at, leave_token)
  select ${m.id}, ${m.key}, ${m.to}, ${tx.json(m.template)}, ${m.queuedAt}, ${m.queuedAt}, ${m.personId}, ${m.kind},
    ${m.subjectId ?? null}, ${m.until ?? null}, ${m.leaveToken}
  where coalesce((select wanted from notice_choices
    where person_id = ${m.personId} and topic = ${m.group} and way = 'mail'), ${m.byItself})
  on conflict (key) do nothing`

type Optional = { personId: string; kind: NoticeKind }

/** Whose mail, of which kind, this secret of it belongs to. */
export async function findByLeaveToken(sql: Sql, leaveToken: string): Promise<Optional | undefined> {
  const [row] = await sql<Optional[]>`
    select person_id as "personId", kind from mails where leave_token = ${leaveToken}`
  return row
}

/** Takes due mails for this worker; no other worker gets them meanwhile. */
export const takeDueMails = (sql: Sql, now: Date, most: number) => sql<TakenMail[]>`
  update mails m set due_at = null, taken_at = ${now}, attempts = m.attempts + 1
  from (select id from mails where due_at <= ${now} order by due_at limit ${most} for update skip locked) due
  where m.id = due.id
  returning m.id, m.recipient as "to", m.template, m.attempts, coalesce(m.expires_at <= ${now}, false)
    or m.subject_id is not null and is_notice_over(m.kind, m.person_id, m.subject_id, ${now}) as "isOver"`

/** A mail of something that has ended: as if it had never been queued. */
export const deleteMail = (sql: Sql, id: string) => sql`delete from mails where id = ${id} and taken_at is not null`

/** Ends a mail and deletes its content, because it may hold a secret link. */
export const endMail = (
  sql: Sql,
  id: string,
  { outcome, fault, at }: { outcome: MailOutcome; fault?: string | undefined; at: Date },
) => sql`
  update mails set taken_at = null, ended_at = ${at}, outcome = ${outcome}, fault = ${fault ?? null}, template = null
    where id = ${id} and taken_at is not null`

export const postponeMail = (sql: Sql, id: string, dueAt: Date, fault: string) => sql`
  update mails set taken_at = null, due_at = ${dueAt}, fault = ${fault} where id = ${id} and taken_at is not null`

/** Mails that were taken by a worker that crashed. */
export const listAbandoned = (sql: Sql, takenBefore: Date, most: number) =>
  sql<{ id: string }[]>`select id from mails where taken_at < ${takenBefore} order by taken_at limit ${most}`

/** A last mail goes as soon as it ended: nobody has that address here any more. */
export const deleteEnded = (sql: Sql, endedBefore: Date) => sql`
  delete from mails where ended_at < ${endedBefore} or ended_at is not null and starts_with(key, ${LAST_MAIL})`

/** Whatever was sent or waits for this address; one that is being sent now goes, and nothing of it stays either. */
export const deleteMailsTo = (tx: Tx, address: string) => tx`delete from mails where recipient = ${address}`

export type MailState = {
  /** Due and not sent yet, and since when the longest. */
  waiting: number
  oldestDueAt: Date | null
  /** Of those that ended since an instant. */
  sent: number
  refused: number
  givenUp: number
  uncertain: number
}

/** How mails go: what waits now, and how those of a while ended. */
export async function readMailState(sql: Sql, { now, since }: { now: Date; since: Date }): Promise<MailState> {
  const [row] = await sql<MailState[]>`
    select waiting, "oldestDueAt", ended.*
    from (select count(*)::int as waiting, min(due_at) as "oldestDueAt" from mails where due_at <= ${now}) due,
      (select count(*) filter (where outcome = 'sent')::int as sent,
        count(*) filter (where outcome = 'refused')::int as refused,
        count(*) filter (where outcome = 'given_up')::int as "givenUp",
        count(*) filter (where outcome = 'uncertain')::int as uncertain
        from mails where ended_at >= ${since}) ended`
  return row!
}

export type UnsentMail = { id: string; recipient: string; outcome: string; fault: string | null; endedAt: Date }

/** Those that did not arrive, latest first. */
export const listUnsent = (sql: Sql, since: Date, most: number) => sql<UnsentMail[]>`
  select id, recipient, outcome, fault, ended_at as "endedAt" from mails
  where ended_at >= ${since} and outcome <> 'sent' order by ended_at desc limit ${most}`
