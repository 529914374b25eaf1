import type { Sql } from '#platform/db.ts'
import type { Signal } from './contract.ts'
import { sharedMarks } from './marks.sql.ts'

type Row = Signal['rows'][number]
export type Counted = { part: number; whole: number | null; rows: Row[] }

/** Settled consultations since then, and those of them that were refunded, the newest first. */
export async function findRefunds(sql: Sql, consultantId: string, since: Date, most: number): Promise<Counted> {
  const [row] = await sql<Counted[]>`
    with settled as (
      select c.id, c.ended_at, c.client_id, k.amount from consultations c
      left join lateral (select sum(amount)::bigint as amount from claims k
        where k.subject_id = c.id and k.amount > 0) k on true
      where c.consultant_id = ${consultantId} and c.requested_at >= ${since} and c.state = 'ended'
        and c.started_at is not null
    ), refunded as (select * from settled where amount > 0)
    select (select count(*)::int from refunded) as part, (select count(*)::int from settled) as whole,
      coalesce((select json_agg(json_build_object('kind', 'consultation', 'id', r.id, 'name', r.name,
          'detail', null, 'at', r.ended_at) order by r.ended_at desc) from (
        select f.id, f.ended_at, btrim(p.first_name || ' ' || p.last_name) as name
        from refunded f join people p on p.id = f.client_id order by f.ended_at desc limit ${most}) r), '[]') as rows`
  return withInstants(row!)
}

/** Clients since then, and those of them who only ever used free minutes and paid nothing, the newest first. */
export async function findWelcomeClients(sql: Sql, consultantId: string, since: Date, most: number): Promise<Counted> {
  const [row] = await sql<Counted[]>`
    with clients as (
      select client_id, max(last_at) as last_at from consultation_clients
      where consultant_id = ${consultantId} and last_at >= ${since} and consultations > 0 group by client_id
    ), free as (
      select k.client_id, k.last_at from clients k where exists (
        select from welcome_grants g where g.client_id = k.client_id and g.consultant_id = ${consultantId})
      and not exists (select from payments p where p.person_id = k.client_id and p.paid_at is not null)
      and not exists (select from consultations c where c.client_id = k.client_id and c.captured > 0
        and not c.is_welcome)
    )
    select (select count(*)::int from free) as part, (select count(*)::int from clients) as whole,
      coalesce((select json_agg(json_build_object('kind', 'person', 'id', r.client_id, 'name', r.name, 'detail', null,
          'at', r.last_at) order by r.last_at desc) from (
        select f.client_id, f.last_at, btrim(p.first_name || ' ' || p.last_name) as name
        from free f join people p on p.id = f.client_id order by f.last_at desc limit ${most}) r), '[]') as rows`
  return withInstants(row!)
}

/** Reviews since then by people who share a mark with the consultant, or with another one of the reviewers. */
export async function findReviewCircle(sql: Sql, consultantId: string, since: Date, most: number): Promise<Counted> {
  const [row] = await sql<Counted[]>`
    with written as (
      select r.client_id, r.consultation_id, r.stars, r.written_at from reviews r
      where r.consultant_id = ${consultantId} and r.written_at >= ${since} order by r.written_at desc limit 500
    ), circle as (
      select distinct s.person_id from (${sharedMarks(sql, sql`select client_id from written`)}) s
      where s.other_id = ${consultantId} or s.other_id in (select client_id from written)
    ), found as (select w.* from written w join circle c on c.person_id = w.client_id)
    select (select count(*)::int from found) as part, null::int as whole,
      coalesce((select json_agg(json_build_object('kind', 'consultation', 'id', r.consultation_id, 'name', r.name,
          'detail', r.stars || ' de 5', 'at', r.written_at) order by r.written_at desc) from (
        select f.*, btrim(p.first_name || ' ' || p.last_name) as name
        from found f join people p on p.id = f.client_id order by f.written_at desc limit ${most}) r), '[]') as rows`
  return withInstants(row!)
}

/** JSON has no instants. */
const withInstants = ({ rows, ...counted }: Counted): Counted => ({
  ...counted,
  rows: rows.map((row) => ({ ...row, at: row.at && new Date(row.at) })),
})
