import type { Channel } from '#domains/consultants/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'

export type WaitlistEntry = {
  id: string
  consultantId: string
  channel: Channel
  minutes: number
  fromAt: Date
  untilAt: Date
}

/** For how many days ahead a client waits. */
export async function countWaiting(sql: Sql, clientId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from waitlist_entries
    where client_id = ${clientId} and told_at is null and until_at > ${now}`
  return row!.count
}

type NewEntry = {
  id: string
  clientId: string
  consultantId: string
  channel: Channel
  minutes: number
  day: string
  zone: string
  from: Date
  until: Date
  at: Date
}

/** One a day: asking again changes what is asked for, and whoever was told waits anew. */
export const insertEntry = (tx: Tx, e: NewEntry) => tx`
  insert into waitlist_entries as w (id, client_id, consultant_id, channel, minutes, day, zone, from_at, until_at,
    asked_at, checked_at)
  select ${e.id}, ${e.clientId}, ${e.consultantId}, ${e.channel}, ${e.minutes}, ${e.day}, ${e.zone}, ${e.from},
    ${e.until}, ${e.at}, '-infinity' where not exists (select from waitlist_entries where id = ${e.id})
  on conflict on constraint one_entry_a_day do update set channel = excluded.channel, minutes = excluded.minutes,
    zone = excluded.zone, from_at = excluded.from_at, until_at = excluded.until_at, told_at = null`

export const deleteEntry = (sql: Sql, { id, clientId }: { id: string; clientId: string }) =>
  sql`delete from waitlist_entries where id = ${id} and client_id = ${clientId}`

type ShownEntry = Pick<WaitlistEntry, 'id' | 'consultantId' | 'channel' | 'minutes'> & {
  consultantName: string
  day: string
  isTold: boolean
}

export const listWaitlistOf = (sql: Sql, clientId: string, now: Date) => sql<ShownEntry[]>`
  select w.id, w.consultant_id as "consultantId", c.name as "consultantName", w.channel, w.minutes,
    to_char(w.day, 'YYYY-MM-DD') as day, w.told_at is not null as "isTold"
  from waitlist_entries w join consultants c on c.id = w.consultant_id
  where w.client_id = ${clientId} and w.until_at > ${now} order by w.from_at, w.id`

/**
 * Those of days ahead that were not looked at for longest, each once at an instant, marked as looked at. Whoever has a
 * booking with that consultant on that day, or does not meet them, waits for nothing (`isWaiting`).
 */
export const checkEntries = (sql: Sql, now: Date, most: number) => sql<(WaitlistEntry & { isWaiting: boolean })[]>`
  with due as (
    select w.id from waitlist_entries w
    where w.told_at is null and w.until_at > ${now} and w.checked_at < ${now}
    order by w.checked_at limit ${most} for update skip locked
  ), looked_at as (
    update waitlist_entries w set checked_at = ${now} from due where w.id = due.id returning w.*
  )
  select w.id, w.consultant_id as "consultantId", w.channel, w.minutes, w.from_at as "fromAt", w.until_at as "untilAt",
    meeting_obstacle(w.client_id, w.consultant_id, ${now}) is null
    and not exists (select from bookings b where b.client_id = w.client_id and b.consultant_id = w.consultant_id
      and b.state = 'confirmed' and b.starts_at >= w.from_at and b.starts_at < w.until_at) as "isWaiting"
  from looked_at w`

type Told = Pick<WaitlistEntry, 'consultantId' | 'channel' | 'minutes'> & {
  clientId: string
  consultantName: string
  email: string
  day: string
}

/** Marks it as told. Undefined: somebody else did, or it is gone. */
export async function takeEntry(tx: Tx, id: string, at: Date): Promise<Told | undefined> {
  const [row] = await tx<Told[]>`
    with told as (update waitlist_entries set told_at = ${at} where id = ${id} and told_at is null returning *)
    select t.client_id as "clientId", t.consultant_id as "consultantId", c.name as "consultantName", p.email, t.channel, t.minutes,
      to_char(t.day, 'YYYY-MM-DD') as day
    from told t join people p on p.id = t.client_id join consultants c on c.id = t.consultant_id`
  return row
}

/** Entries of days that are long over. */
export const deleteOver = (sql: Sql, before: Date) => sql`delete from waitlist_entries where until_at < ${before}`

export const deleteWaitlistOf = (tx: Tx, personId: string) =>
  tx`delete from waitlist_entries where ${personId} in (client_id, consultant_id)`
