import type { Sql, Tx } from '#platform/db.ts'
import type { LegalText } from '../agreements.rules.ts'
import type { Announcement } from './announcements.rules.ts'

type Named = Pick<Announcement, 'text' | 'number'>

const rowsOf = (sql: Sql, these: readonly Named[]) => sql`
  select * from unnest(${these.map(({ text }) => text)}::text[], ${these.map(({ number }) => number)}::int[])`

/** Which versions are being announced. */
export const listBegunAnnouncements = (sql: Sql, now: Date) => sql<Announcement[]>`
  select text, number, starts_at as "startsAt", told_until_id as "toldUntilId" from legal_announcements
  where ended_at is null and starts_at <= ${now} order by starts_at, text`

export type LockedAnnouncement = Announcement & { note: string; inForceAt: Date }

/** Locks these for this worker, but those that ended; another one waits. */
export const lockAnnouncements = (tx: Tx, these: readonly Named[]) => tx<LockedAnnouncement[]>`
  select text, a.number, a.starts_at as "startsAt", a.told_until_id as "toldUntilId", v.note,
    v.in_force_at as "inForceAt"
  from legal_announcements a join legal_versions v using (text, number)
  where (text, number) in (${rowsOf(tx, these)}) and a.ended_at is null
  order by starts_at, text for update of a`

export type Told = { id: string; email: string; firstName: string; asked: LegalText[] }

/**
 * The next people in the order of registering, after those who were told, who registered until then; of these versions,
 * which have told the same people, the texts that each has to accept.
 */
export const listNextToTell = (tx: Tx, these: readonly Named[], until: Date, most: number) => tx<Told[]>`
  with these (text, number) as materialized (${rowsOf(tx, these)})
  select p.id, p.email, p.first_name as "firstName",
    case when p.role = 'admin' or p.closed_at is not null or is_program(p.id) then '{}' else array(
      select text from these where not exists (
        select from acceptances c where c.person_id = p.id and c.text = these.text and c.version >= these.number)
    ) end as asked
  from people p, legal_announcements a
  where a.text = ${these[0]!.text} and a.number = ${these[0]!.number}
    and (p.created_at, p.id) > (a.told_until, a.told_until_id) and p.created_at <= ${until}
  order by p.created_at, p.id limit ${most}`

/** Everybody until this person was told of all these. */
export const recordToldUntil = (tx: Tx, these: readonly Named[], personId: string) => tx`
  update legal_announcements set told_until = p.created_at, told_until_id = p.id from people p
  where p.id = ${personId} and (text, number) in (${rowsOf(tx, these)})`

export const endAnnouncements = (tx: Tx, these: readonly Named[], at: Date) => tx`
  update legal_announcements set ended_at = ${at} where (text, number) in (${rowsOf(tx, these)})`
