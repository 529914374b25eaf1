import type { Sql, Tx } from '#platform/db.ts'

export type Reach = { testId: string; testedAt: Date; reachedUntil: Date | null }

export async function findReach(sql: Sql, consultantId: string): Promise<Reach | undefined> {
  const [row] = await sql<Reach[]>`
    select test_id as "testId", tested_at as "testedAt", reached_until as "reachedUntil"
    from consultant_reaches where consultant_id = ${consultantId}`
  return row
}

/** Another test: what an earlier one confirmed goes on meanwhile. */
export const recordTest = (tx: Tx, consultantId: string, { id, at }: { id: string; at: Date }) => tx`
  insert into consultant_reaches (consultant_id, test_id, tested_at) values (${consultantId}, ${id}, ${at})
  on conflict (consultant_id) do update set test_id = excluded.test_id, tested_at = excluded.tested_at`

export const recordReached = (tx: Tx, consultantId: string, until: Date) => tx`
  update consultant_reaches set reached_until = ${until}, missed = 0 where consultant_id = ${consultantId}`

export const deleteReach = (sql: Sql, consultantId: string) =>
  sql`delete from consultant_reaches where consultant_id = ${consultantId}`

/** A request rang in vain for somebody without an open page. */
export const countMissed = (tx: Tx, consultantId: string, at: Date) => tx`
  update consultant_reaches r set missed = missed + 1
  where r.consultant_id = ${consultantId} and r.reached_until > ${at} and not exists (
    select from presence_heartbeats d
    where d.consultant_id = r.consultant_id and d.seen_at > ${at}::timestamptz - interval '15 seconds')`

/** Ends those whose time is over, whose device is gone, or who missed too many. */
export const endLapsed = (tx: Tx, at: Date, mostMissed: number) => tx<{ consultantId: string }[]>`
  update consultant_reaches r set reached_until = null
  where r.reached_until is not null and (
    r.reached_until <= ${at} or r.missed >= ${mostMissed} or not exists (
      select from push_subscriptions s
      where s.person_id = r.consultant_id and s.ended_at is null and is_session_open(s.session_id, ${at})))
  returning r.consultant_id as "consultantId"`

/** Online, and without an open page. */
export async function isReachedByDevice(sql: Sql, consultantId: string, at: Date): Promise<boolean> {
  const rows = await sql`
    select from present_consultants(${at}) p
    where p.consultant_id = ${consultantId} and p.status = 'online' and not exists (
      select from presence_heartbeats d
      where d.consultant_id = p.consultant_id and d.seen_at > ${at}::timestamptz - interval '15 seconds')`
  return rows.length > 0
}
