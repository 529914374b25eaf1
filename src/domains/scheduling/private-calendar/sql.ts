import type { CalendarVersion } from '#gateways/calendars/calendar-source.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { BusySpan } from './busy-times.ts'
import type { Fault } from './rules.ts'

type Kept = {
  host: string
  addedAt: Date
  answeredAt: Date | null
  fault: Fault | null
  nextReadAt: Date
  unread: number
}

export async function findCalendar(sql: Sql, consultantId: string): Promise<Kept | undefined> {
  const [row] = await sql<Kept[]>`
    select host, added_at as "addedAt", answered_at as "answeredAt", fault, next_read_at as "nextReadAt", unread
    from private_calendars where consultant_id = ${consultantId}`
  return row
}

export const listBusyAhead = (sql: Sql, consultantId: string, now: Date) => sql<{ from: Date; until: Date }[]>`
  select starts_at as "from", ends_at as until from private_busy_times
  where consultant_id = ${consultantId} and ends_at > ${now} order by starts_at`

type Address = { version: string; sealed: Buffer; host: string; now: Date }

/** A new address, due at once; nothing stays of a former one. False: there is no such consultant. */
export async function replaceAddress(tx: Tx, consultantId: string, { version, sealed, host, now }: Address) {
  const { count } = await tx`
    insert into private_calendars (consultant_id, version, sealed_address, host, added_at, next_read_at)
    select id, ${version}, ${sealed}, ${host}, ${now}, ${now} from consultants where id = ${consultantId}
    on conflict (consultant_id) do update set version = excluded.version, sealed_address = excluded.sealed_address,
      host = excluded.host, added_at = excluded.added_at, next_read_at = excluded.next_read_at, answered_at = null,
      changed_at = null, zone = null, etag = null, last_modified = null, fault = null, faults = 0, unread = 0`
  await tx`delete from private_busy_times where consultant_id = ${consultantId}`
  return count > 0
}

export async function deleteCalendar(tx: Tx, consultantId: string) {
  // The calendar first: a reading that stores its times holds it.
  await tx`select from private_calendars where consultant_id = ${consultantId} for update`
  await tx`delete from private_busy_times where consultant_id = ${consultantId}`
  await tx`delete from private_calendars where consultant_id = ${consultantId}`
}

export const listDue = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select consultant_id as id from private_calendars
  where next_read_at <= ${now} and consultant_id <> all(${[...aside]}::uuid[])
  order by next_read_at limit ${most}`

export type Claimed = CalendarVersion & {
  version: string
  sealed: Buffer
  changedAt: Date | null
  /** Of the last reading, and of the consultant's hours now. */
  zone: string | null
  zoneNow: string
  faults: number
}

/** Takes the reading of a calendar that is due until `until`, so that nobody else reads it meanwhile. */
export async function claimReading(sql: Sql, consultantId: string, { now, until }: { now: Date; until: Date }) {
  const [row] = await sql<Claimed[]>`
    update private_calendars c set next_read_at = ${until}
    where consultant_id = ${consultantId} and next_read_at <= ${now}
    returning version, sealed_address as sealed, changed_at as "changedAt", zone, etag,
      last_modified as "lastModified", faults,
      coalesce((select s.zone from schedules s where s.consultant_id = c.consultant_id), 'America/Sao_Paulo')
        as "zoneNow"`
  return row
}

type Of = { consultantId: string; version: string; now: Date; next: Date }

/** What was read; false: the address is another one by now, or gone. */
export async function recordRead(
  tx: Tx,
  { consultantId, version, now, next }: Of,
  read: { spans: readonly BusySpan[]; unread: number; zone: string; seen: CalendarVersion },
) {
  const { count } = await tx`
    update private_calendars set next_read_at = ${next}, answered_at = ${now}, changed_at = ${now}, fault = null,
      faults = 0, unread = ${read.unread}, zone = ${read.zone}, etag = ${read.seen.etag},
      last_modified = ${read.seen.lastModified}
    where consultant_id = ${consultantId} and version = ${version}`
  if (count === 0) return false
  await tx`delete from private_busy_times where consultant_id = ${consultantId}`
  await tx`
    insert into private_busy_times (consultant_id, starts_at, ends_at)
    select ${consultantId}, to_timestamp(since / 1000.0), to_timestamp(until / 1000.0)
    from unnest(${read.spans.map(([from]) => from)}::bigint[], ${read.spans.map(([, until]) => until)}::bigint[])
      as busy (since, until)`
  return true
}

export const recordUnchanged = (sql: Sql, { consultantId, version, now, next }: Of) => sql`
  update private_calendars set next_read_at = ${next}, answered_at = ${now}, fault = null, faults = 0
  where consultant_id = ${consultantId} and version = ${version}`

/** What was read before stays: it is the best that is known. */
export const recordFault = (sql: Sql, { consultantId, version, next }: Of, fault: Fault) => sql`
  update private_calendars set next_read_at = ${next}, fault = ${fault}, faults = faults + 1
  where consultant_id = ${consultantId} and version = ${version}`
