import type { Sql } from '#platform/db.ts'
import type { Status } from '../rules.ts'

export const insertSwitch = (sql: Sql, consultantId: string, now: Date) => sql`
  insert into consultant_switches (consultant_id, switched_on_at) values (${consultantId}, ${now})
    on conflict do nothing`

export const deleteSwitch = (sql: Sql, consultantId: string) =>
  sql`delete from consultant_switches where consultant_id = ${consultantId}`

/** Switches off whoever has a legal text to accept. */
export const deleteSwitchesOfOwing = (sql: Sql, now: Date) => sql<{ consultantId: string }[]>`
  delete from consultant_switches where owes_acceptance(consultant_id, ${now})
  returning consultant_id as "consultantId"`

/** Undefined: there is no such consultant. */
export async function findStatus(sql: Sql, consultantId: string, now: Date) {
  const [row] = await sql<
    { status: Status }[]
  >`select status from consultant_presence(${now}) where consultant_id = ${consultantId}`
  return row?.status
}

/** In the order asked. Unknown ids are offline. */
export const listStatusesOf = (sql: Sql, ids: readonly string[], now: Date) => sql<{ id: string; status: Status }[]>`
  select id::text, coalesce(p.status, 'offline') as status
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
  left join present_consultants(${now}) p on p.consultant_id = id order by place`

/** Approved or in review; undefined: never applied. */
export async function findApproval(sql: Sql, consultantId: string) {
  const [row] = await sql<
    { isApproved: boolean }[]
  >`select approved_at is not null as "isApproved" from consultants where id = ${consultantId}`
  return row
}

/** Records the heartbeats of a process in one statement. Returns whose pages had been closed or stale until now. */
export const upsertHeartbeats = (sql: Sql, processId: string, ids: readonly string[], now: Date) => sql<
  { consultantId: string; wasOpen: boolean }[]
>`
  with open as (
    select consultant_id from presence_heartbeats
      where process_id = ${processId} and seen_at > ${now}::timestamptz - interval '15 seconds'
  )
  insert into presence_heartbeats as d (consultant_id, process_id, seen_at)
  select id, ${processId}, ${now} from consultants where id = any(${ids as string[]}::uuid[]) order by id
  on conflict (consultant_id, process_id) do update set seen_at = greatest(d.seen_at, excluded.seen_at)
  returning consultant_id as "consultantId", consultant_id in (select consultant_id from open) as "wasOpen"`

export const deleteHeartbeats = (sql: Sql, processId: string, ids: readonly string[]) => sql<
  { consultantId: string }[]
>`
  delete from presence_heartbeats where process_id = ${processId} and consultant_id = any(${ids as string[]}::uuid[])
    returning consultant_id as "consultantId"`

/** Deletes heartbeats of processes that died or froze. Two sweepers never wait for each other. */
export const deleteStaleHeartbeats = (sql: Sql, now: Date) => sql<{ consultantId: string }[]>`
  delete from presence_heartbeats d using (
    select consultant_id, process_id from presence_heartbeats
      where seen_at <= ${now}::timestamptz - interval '15 seconds'
      for update skip locked
  ) silent
  where (d.consultant_id, d.process_id) = (silent.consultant_id, silent.process_id)
  returning d.consultant_id as "consultantId"`
