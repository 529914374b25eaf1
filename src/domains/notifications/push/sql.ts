import type { Sql, Tx } from '#platform/db.ts'
import type { NoticeGroup, NoticeKind } from '../notices/kinds.rules.ts'
import type { PushAction } from './push-kinds.rules.ts'
import type { QuietHours } from './quiet.rules.ts'

type Target = { id: string; quiet: QuietHours | null }
type Asked = { personId: string; topic: NoticeGroup; byItself: boolean; always: boolean; now: Date }

/** Open subscriptions of a person who wants this group pushed, while the sign-in in which each was made lasts. */
export const listTargets = (sql: Sql, { personId, topic, byItself, always, now }: Asked) => sql<Target[]>`
  select s.id, case when q.person_id is not null then
      json_build_object('fromMinute', q.from_minute, 'untilMinute', q.until_minute, 'zone', q.zone) end as quiet
  from push_subscriptions s
    left join notice_choices c on c.person_id = s.person_id and c.topic = ${topic} and c.way = 'push'
    left join notice_quiet_hours q on q.person_id = s.person_id
  where s.person_id = ${personId} and s.ended_at is null and is_session_open(s.session_id, ${now})
    and (${always} or coalesce(c.wanted, ${byItself}))`

export type PushContent = {
  title: string
  body?: string
  path: string
  /** What replaces what on the screen. */ tag: string
  actions?: readonly PushAction[]
  until: string
}
export type NewPush = {
  subscriptionId: string
  key: string
  kind: NoticeKind
  subjectId: string | null
  content: PushContent
  isUrgent: boolean
  dueAt: Date
  expiresAt: Date
}

export const insertPush = (tx: Tx, p: NewPush) => tx`
  insert into pushes (id, subscription_id, key, kind, subject_id, payload, is_urgent, due_at, expires_at)
  values (${crypto.randomUUID()}, ${p.subscriptionId}, ${p.key}, ${p.kind}, ${p.subjectId},
    ${tx.json(p.content)}, ${p.isUrgent}, ${p.dueAt}, ${p.expiresAt})
  on conflict (subscription_id, key) do nothing`

export type TakenPush = {
  id: string
  subscriptionId: string
  personId: string
  sealed: Buffer
  content: PushContent
  isUrgent: boolean
  attempts: number
  expiresAt: Date
  /** Notices that are unread now. */ unread: number
  /** What it tells of has ended meanwhile. */ isOver: boolean
}

/** Takes due pushes for this worker; no other worker gets them meanwhile. */
export const takeDuePushes = (sql: Sql, now: Date, most: number) => sql<TakenPush[]>`
  update pushes p set due_at = null, taken_at = ${now}, attempts = p.attempts + 1
  from (select id from pushes where due_at <= ${now} order by due_at limit ${most} for update skip locked) due,
    push_subscriptions s
  where p.id = due.id and s.id = p.subscription_id
  returning p.id, p.subscription_id as "subscriptionId", s.person_id as "personId", s.sealed, p.payload as content,
    p.is_urgent as "isUrgent", p.attempts, p.expires_at as "expiresAt",
    (select count(*)::int from (
      select from notices n where n.person_id = s.person_id and n.read_at is null limit 99) unread) as unread,
    p.subject_id is not null and is_notice_over(p.kind, s.person_id, p.subject_id, ${now}) as "isOver"`

export type PushOutcome = 'sent' | 'gone' | 'refused' | 'given_up' | 'uncertain' | 'expired'

export const endPush = (sql: Sql, id: string, outcome: PushOutcome, at: Date) => sql`
  update pushes set taken_at = null, ended_at = ${at}, outcome = ${outcome} where id = ${id} and taken_at is not null`

export const postponePush = (sql: Sql, id: string, dueAt: Date) => sql`
  update pushes set taken_at = null, due_at = ${dueAt} where id = ${id} and taken_at is not null`

/** Those of workers that crashed are not sent again: nobody knows whether they left. */
export const endAbandoned = (sql: Sql, takenBefore: Date, at: Date) => sql`
  update pushes set taken_at = null, ended_at = ${at}, outcome = 'uncertain' where taken_at < ${takenBefore}`

export async function deleteEndedPushes(sql: Sql, before: Date, most: number): Promise<number> {
  const { count } = await sql`
    delete from pushes where id in (select id from pushes where ended_at < ${before} order by ended_at limit ${most})`
  return count
}

/** What waits of these kinds for a person goes: they do without it now. */
export const deleteWaitingPushes = (tx: Tx, personId: string, kinds: readonly string[]) => tx`
  delete from pushes p using push_subscriptions s
  where s.person_id = ${personId} and s.ended_at is null and p.subscription_id = s.id and p.ended_at is null
    and p.kind = any(${[...kinds]})`
