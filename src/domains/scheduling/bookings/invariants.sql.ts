import type { Sql } from '#platform/db.ts'
import type { UuidRange } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'

/**
 * What to look at; undefined: everything. `since`: what is open, what ended since then, and the suspects, which are ids
 * of bookings and of clients.
 */
export type BookingScope = { since: Date; suspects: readonly string[] } | UuidRange | undefined

/**
 * Clients of whom the ledger keeps something else aside than their open bookings say, and bookings whose money aside
 * did not become their fee and what came back (money-and-time.md, L8 and B3), as one query: one instant. The right
 * answer is empty.
 */
export const findBookingViolations = (sql: Sql, scope?: BookingScope) => sql<Violation[]>`
  with chosen as materialized (select * from bookings b where ${chosenBookings(sql, scope)}),
  clients as (select client_id as id from chosen union ${moreClients(sql, scope)}),
  kept as (
    select c.id, coalesce(a.balance, 0) as balance,
      (select coalesce(sum(held), 0) from bookings where client_id = c.id and ended_at is null and opened_at is null) as open
    from clients c left join ledger_accounts a on a.id = 'client:' || c.id || ':booked'
  )
  select 'L8' as rule, id::text as subject, 'open bookings put ' || open || ' aside, the ledger ' || balance as detail
  from kept where open <> balance
  union all
  select 'B3', b.id::text, 'aside ' || b.held || ', fee ' || b.fee || ', back ' || b.returned || '; the ledger says '
    || coalesce(m.held, 0) || ', ' || coalesce(m.fee, 0) || ', ' || coalesce(m.returned, 0)
  from chosen b left join lateral (
    select sum(p.amount) filter (where j.kind = 'booking_hold') as held,
      sum(p.amount) filter (where j.kind = 'booking_fee') as fee,
      sum(p.amount) filter (where j.kind = 'booking_return') as returned
    from ledger_journals j join ledger_postings p on p.journal_id = j.id where j.subject_id = b.id::text
  ) m on true
  where b.opened_at is null and (b.held, b.fee, b.returned) is distinct from
    (coalesce(m.held, 0), coalesce(m.fee, 0), coalesce(m.returned, 0))
  union all
  -- What passed on to the consultation, and what that became. What came after the booked time is not the booking's.
  select 'B3', b.id::text, 'passed on ' || b.held || ', the ledger says ' || coalesce(p.amount, 0) || '; charged '
    || b.captured || ', fee ' || b.fee || ', its consultation ' || coalesce(c.captured, -1) || ' and ' || coalesce(c.fee, -1)
  from chosen b left join consultations c on c.id = b.id and c.booked_at is not null
    left join lateral (select sum(p.amount) as amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
      where j.subject_id = b.id::text and j.kind = 'consultation_hold'
        and p.debit = 'client:' || b.client_id || ':booked') p on true
  where b.opened_at is not null and (c.id is null or coalesce(p.amount, 0) <> b.held
    or b.ended_at is not null and (c.ended_at is null or b.state <> c.attendance or b.fee <> c.fee
      or b.captured <> least(c.captured, b.held - c.fee)))
  union all
  -- Minutes that pay it: set aside whole, until its consultation goes on with them; then as it says.
  select 'B3', b.id::text, 'covered ' || b.covered_ms || ' ms, minutes aside ' || m.covered_units / 100 || ', used ' || b.used_ms
    || ' and fee ' || b.fee_ms || ', of the minutes ' || m.used_units / 100
  from chosen b cross join lateral (
    -- In hundredths of a minute of chat: those of a call use more of a pack (decision 106).
    select coalesce(sum(v.covered_ms * channel_percent(k.channel)), 0) as covered_units,
      coalesce(sum(v.used_ms * channel_percent(k.channel)), 0) as used_units, bool_or(v.used_ms is null) as waits,
      channel_percent(b.channel) as percent, case when channel_percent(b.channel) = 100 then 0 else 149 end as rounded
    from minute_covers v join grants k on k.id = v.grant_id where v.consultation_id = b.id) m
  left join consultations c on c.id = b.id
  where (b.covered_ms > 0 or m.covered_units > 0 and b.opened_at is null) and (case when b.opened_at is null
    then m.covered_units - b.covered_ms * m.percent not between 0 and m.rounded
      or m.waits <> (b.ended_at is null) or m.used_units - b.fee_ms * m.percent not between 0 and m.rounded
    else m.covered_units < b.covered_ms * m.percent or b.ended_at is not null and (b.fee_ms <> c.fee_ms
      -- On a dearer channel than the booked one they last shorter.
      or b.used_ms <> least(covered_time(c), b.covered_ms - b.fee_ms)) end)
  union all
  select 'B3', c.id::text, 'a booked room without its booking' from consultations c
    left join bookings b on b.id = c.id and b.opened_at is not null
  where c.booked_at is not null and b.id is null and ${bookedRooms(sql, scope)}`

function chosenBookings(sql: Sql, scope: BookingScope) {
  if (!scope) return sql`true`
  if ('from' in scope) return sql`b.id between ${scope.from}::uuid and ${scope.to}::uuid`
  return sql`b.ended_at is null or b.ended_at > ${scope.since} or b.id::text = any(${[...scope.suspects]}::text[])`
}

function bookedRooms(sql: Sql, scope: BookingScope) {
  if (!scope) return sql`true`
  if ('from' in scope) return sql`c.id between ${scope.from}::uuid and ${scope.to}::uuid`
  return sql`(c.ended_at is null or c.ended_at > ${scope.since})`
}

/** Clients who may have something aside without a chosen booking. */
function moreClients(sql: Sql, scope: BookingScope) {
  if (scope && 'since' in scope) return sql`select id from people where id::text = any(${[...scope.suspects]}::text[])`
  return sql`select split_part(id, ':', 2)::uuid from ledger_accounts where kind = 'client_booked'
    ${scope ? sql`and id between ${`client:${scope.from}`} and ${`client:${scope.to};`}` : sql``}`
}
