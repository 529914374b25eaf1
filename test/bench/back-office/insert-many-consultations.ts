import type { Tx } from '#platform/db.ts'
import { idOfClient } from './insert-many-people.ts'

/** A thousandth of all consultations are of one client. */
const OF_ONE_CLIENT = 1000

/**
 * Ended consultations, some declined or expired. Consultants are chosen by the cube of chance, so that of 2,000 one has
 * every thirteenth consultation and most have few.
 */
export const insertManyConsultations = (tx: Tx, count: number, people: number) => tx`
  insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, state, reason,
    requested_at, ended_at, held, captured, commission, accepted_at, started_at, billable_from, billed_ms)
  select gen_random_uuid(), ${idOfClient(tx, tx`r.client`)}, r.consultant, 'chat', 299, 3500, s.state, 'by_client',
    r.at, r.at + interval '9 minutes', s.paid, s.paid, s.paid * 35 / 100, s.begun, s.begun, s.begun, s.paid
  from (
    select n, now() - n * interval '25 seconds' as at,
      case when n % ${OF_ONE_CLIENT} = 0 then 0 else n * 7919::bigint % ${people} end as client,
      ids[1 + floor(power(random(), 3) * array_length(ids, 1))::int] as consultant
    from generate_series(0, ${count - 1}::int) n,
      (select array_agg(id order by id) as ids from consultants where approved_at is not null) attending) r,
    lateral (
      select case when r.n % 20 = 0 then 'declined' when r.n % 500 = 1 then 'expired' else 'ended' end as state,
        case when r.n % 20 = 0 or r.n % 500 = 1 then 0 else 500 + r.n % 4000 end::bigint as paid,
        case when r.n % 20 = 0 or r.n % 500 = 1 then null else r.at end as begun) s`

/** Of whoever has most consultations: a line of the statement, a mail and a sign-in each; reviews, notes, decisions. */
export async function insertBusyHistories(tx: Tx) {
  await tx`
    create temporary table busy on commit drop as
    select p.id as person_id, p.email, c.id, c.client_id, c.consultant_id, c.requested_at as at, c.captured as amount,
      row_number() over () as n
    from people p, consultations c
    where p.id in ((select id from consultants where approved_at is not null order by id limit 1), ${idOfClient(tx, tx`0`)})
      and p.id in (c.client_id, c.consultant_id)`
  await tx`
    insert into statement_lines (person_id, act, about, came, amount, last_journal, last_at)
    select person_id, 'capture', 'room:' || id, false, amount, n, at from busy where amount > 0`
  await tx`
    insert into mails (id, key, recipient, queued_at, ended_at, outcome)
    select gen_random_uuid(), 'capture:' || id || ':' || n, email, at, at, 'sent' from busy`
  await tx`
    insert into security_events (kind, detail, actor_id, person_id, at)
    select 'accounts.signed_in', 'with_password', person_id, person_id, at from busy`
  await tx`
    insert into security_events (kind, detail, actor_id, person_id, by_team, at)
    select 'accounts.person_warned', null, t.id, b.person_id, true, b.at
    from busy b, (select id from people where role = 'admin' limit 1) t where b.n % 5000 = 1`
  await tx`
    insert into reviews (id, consultation_id, client_id, consultant_id, stars, body, written_at)
    select gen_random_uuid(), id, client_id, consultant_id, 5, 'Fui ouvida com calma.', at
    from (select distinct id, client_id, consultant_id, at from busy) room where hashtext(id::text) % 3 = 0`
  await tx`
    insert into team_notes (id, person_id, subject_id, subject_kind, body, written_by, written_at)
    select gen_random_uuid(), b.person_id, b.id, 'consultation', 'Ligou.', t.id, b.at
    from busy b, (select id from people where role = 'admin' limit 1) t where b.n % 100 = 0`
}
