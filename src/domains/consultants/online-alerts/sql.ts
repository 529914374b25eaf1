import type { Sql } from '#platform/db.ts'

/** False when no consultant of that id is approved. The first request is kept. */
export async function insertOnlineAlert(sql: Sql, personId: string, consultantId: string, now: Date) {
  const { count } = await sql`
    insert into consultant_online_alerts as w (consultant_id, person_id, requested_at)
    select id, ${personId}, ${now} from consultants where id = ${consultantId} and approved_at is not null
    on conflict (consultant_id, person_id) do update set requested_at = w.requested_at`
  return count === 1
}

export const deleteOnlineAlert = (sql: Sql, personId: string, consultantId: string) => sql`
  delete from consultant_online_alerts where consultant_id = ${consultantId} and person_id = ${personId}`

/** Whose alerts a person waits for, the latest first. */
export const listAwaitedBy = (sql: Sql, personId: string, most: number) => sql<{ consultantId: string }[]>`
  select consultant_id as "consultantId" from consultant_online_alerts
  where person_id = ${personId} order by requested_at desc, consultant_id limit ${most}`

/** Of an alert `w`: nobody is told of somebody whom they do not meet again. The alert waits, and says nothing. */
const mayMeet = (sql: Sql, now: Date) => sql`meeting_obstacle(w.person_id, w.consultant_id, ${now}) is null`

/** Consultants who are online and have alerts waiting. */
export const listAwaitedOnline = (sql: Sql, now: Date) => sql<{ consultantId: string }[]>`
  select distinct w.consultant_id as "consultantId" from consultant_online_alerts w
    join present_consultants(${now}) p on p.consultant_id = w.consultant_id
  where p.status = 'online' and ${mayMeet(sql, now)}`

export type DueOnlineAlert = {
  personId: string
  email: string
  /** Its person has shown that it is theirs. */
  isConfirmed: boolean
  firstName: string
  consultantName: string
  requestedAt: Date
}

/** Takes the oldest alerts for this consultant; whoever takes a row sends it. */
export const takeOnlineAlerts = (sql: Sql, consultantId: string, { now, most }: { now: Date; most: number }) => sql<
  DueOnlineAlert[]
>`
  with oldest as (
    select consultant_id, person_id from consultant_online_alerts w
    where consultant_id = ${consultantId} and ${mayMeet(sql, now)}
      order by requested_at
      limit ${most} for update skip locked
  )
  delete from consultant_online_alerts w using oldest, people p, consultants c
  where (w.consultant_id, w.person_id) = (oldest.consultant_id, oldest.person_id) and p.id = w.person_id
    and c.id = w.consultant_id
  returning w.person_id as "personId", p.email, p.email_confirmed_at is not null as "isConfirmed",
    p.first_name as "firstName", c.name as "consultantName", w.requested_at as "requestedAt"`
