import type { Db } from '#platform/db.ts'

/**
 * All violations of the rules of bookings by this client: B1, B3, what of it is bonus, what not coming costs, and what
 * somebody who waited in vain gets. Empty when everything holds.
 */
export async function listBookingViolations(db: Db, clientId: string): Promise<string[]> {
  const rows = await db<{ wrong: string }[]>`
    with mine as materialized (
      select b.*, c.id is not null as has_room, c.ended_at is not null as is_over,
        coalesce(c.captured + c.fee, b.captured + b.fee) as charged,
        b.state = 'consultant_absent'
          or b.state = 'cancelled' and b.reason = 'by_consultant'
            and b.ended_at > coalesce(b.consultant_free_until, b.free_until) as is_due,
        b.state = 'client_absent'
          or b.state = 'cancelled' and b.reason = 'by_client' and b.ended_at > b.free_until as costs
      from bookings b left join consultations c on c.id = b.id
      where b.client_id = ${clientId}
    ),
    moved as materialized (
      select b.id, coalesce(sum(p.amount) filter (where j.kind = 'booking_hold'), 0) as held,
        coalesce(sum(p.amount) filter (where j.kind = 'booking_hold' and p.debit like '%:promotional'), 0) as bonus,
        coalesce(sum(p.amount) filter (where j.kind = 'booking_return'), 0) as returned,
        coalesce(sum(p.amount) filter (where j.kind = 'booking_return' and p.credit like '%:promotional'), 0)
          as bonus_returned,
        coalesce(sum(p.amount) filter (where j.kind = 'consultation_hold' and p.debit like '%:booked'), 0) as passed_on,
        coalesce(sum(p.amount) filter (where j.kind = 'booking_fee' and p.debit like '%:booked'), 0) as fee
      from mine b cross join lateral (
        select id, kind from ledger_journals where subject_id = b.id::text) j
        join ledger_postings p on p.journal_id = j.id
      group by b.id
    )
    select 'B1 ' || a.id || ' and ' || b.id || ' overlap' as wrong from mine a join bookings b
      on a.id < b.id and a.state in ('reserved', 'confirmed') and b.state in ('reserved', 'confirmed')
        and (a.client_id = b.client_id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
          or a.consultant_id = b.consultant_id
            and tstzrange(a.starts_at, a.busy_until) && tstzrange(b.starts_at, b.busy_until))
    union all
    select 'B3 ' || b.id || ' put ' || b.held || ' aside and returned ' || b.returned || ', the ledger says '
        || coalesce(m.held, 0) || ', passed on ' || coalesce(m.passed_on, 0) || ', fee ' || coalesce(m.fee, 0)
        || ', returned ' || coalesce(m.returned, 0)
      from mine b left join moved m on m.id = b.id
      where b.held <> coalesce(m.held, 0) or b.held_promotional <> coalesce(m.bonus, 0)
        or b.opened_at is not null and (b.held <> coalesce(m.passed_on, 0) or m.returned + m.fee > 0)
        or b.opened_at is null and b.ended_at is null and coalesce(m.returned + m.fee, 0) > 0
        or b.opened_at is null and b.ended_at is not null
          and (b.fee <> coalesce(m.fee, 0) or b.returned <> coalesce(m.returned, 0))
    union all
    select 'B3 ' || id || ' ended with ' || held || ' aside: ' || captured || ', ' || fee || ', ' || returned from mine
      where ended_at is not null and held <> captured + fee + returned
    union all
    select 'B3 open bookings put ' || kept.sum || ' aside, the ledger says ' || coalesce(a.balance, 0)
      from (select coalesce(sum(held), 0) as sum from mine where ended_at is null and opened_at is null) kept
        left join ledger_accounts a on a.id = 'client:' || ${clientId}::text || ':booked'
      where kept.sum <> coalesce(a.balance, 0)
    union all
    select 'P3 ' || b.id || ' of ' || b.held_promotional || ' bonus, with ' || b.charged || ' charged, uses ' || u.used
      from mine b cross join lateral (select coalesce(sum(x.amount) filter (where x.state in ('held', 'used')), 0) 
          + (select coalesce(sum(to_bonus), 0) from claims where subject_id = b.id) as used
        from grant_uses x join grants g on g.id = x.grant_id and g.kind = 'bonus' where x.subject_id = b.id::text) u
      where u.used <> case when b.ended_at is not null or b.is_over then least(b.held_promotional, b.charged)
        else b.held_promotional end
    union all
    select 'B fee of ' || id || ', ' || state || ': ' || captured || ' and ' || fee from mine
      where ended_at is not null and case when costs then captured + fee <> least(held, 10 * price_per_minute)
        else fee > 0 end
    union all
    select 'B minutes of ' || id || ', ' || state || ': ' || covered_ms || ' aside, ' || used_ms || ' used, ' || fee_ms
        || ' for not coming; its covers say ' || cover.ms || ' and ' || coalesce(cover.used, -1)
      from mine cross join lateral (
        select coalesce(sum(c.covered_ms), 0) as ms, sum(c.used_ms) as used from minute_covers c
        where c.consultation_id = mine.id) cover
      where covered_ms > 0 and ended_at is null and opened_at is null and (cover.ms <> covered_ms or cover.used is not null)
        or ended_at is not null and coalesce(cover.used, 0) <> used_ms + fee_ms
        or ended_at is not null and covered_ms > 0 and case when costs then used_ms + fee_ms <> least(covered_ms, 600000)
          else fee_ms > 0 end
    union all
    select 'B compensation of ' || b.id || ', ' || b.state || ': ' || coalesce(m.amount, 0)
      from mine b left join booking_compensations m on m.booking_id = b.id
      where case when b.is_due then m.amount is distinct from 1000 and not exists (select from booking_compensations e
            where e.booking_id <> b.id and e.client_id = b.client_id and e.consultant_id = b.consultant_id
              and e.at <= b.ended_at + interval '1 hour' and e.again_from > b.ended_at)
          and (select count(*) from booking_compensations e join earnings_debts d on d.id = 'booking-' || e.booking_id
            where e.consultant_id = b.consultant_id) < 3
        else m.amount is not null end
    union all
    select 'B two compensations: ' || a.booking_id || ' and ' || b.booking_id from booking_compensations a
      join booking_compensations b on a.booking_id <> b.booking_id and a.client_id = b.client_id
        and a.consultant_id = b.consultant_id and b.at >= a.at and b.at < a.at + interval '90 days'
      where a.client_id = ${clientId}
    union all
    select 'B compensation of ' || m.booking_id || ' is paid by ' || paid.sum || ', its bonus is ' || coalesce(l.amount, 0)
      from booking_compensations m left join lateral (select sum(amount)::bigint as amount from grants where kind = 'bonus'
        and source_id = 'booking-' || m.booking_id and person_id = m.client_id and not_with = m.consultant_id) l on true
        cross join lateral (select coalesce((select sum(p.amount) from ledger_journals j
            join ledger_postings p on p.journal_id = j.id where j.subject_id = m.booking_id::text
              and j.kind = 'booking_compensation'
              and p.debit = 'consultant:' || m.consultant_id || ':available'), 0)
          + coalesce((select sum(d.amount) from earnings_debts d where d.id = 'booking-' || m.booking_id), 0) as sum) paid
      where m.client_id = ${clientId} and (paid.sum <> m.amount or l.amount is distinct from m.amount)
    union all
    select 'B bonus of an absence is spent with whoever was absent: ' || u.subject_id
      from grants l join grant_uses u on u.grant_id = l.id and u.state in ('held', 'used') and u.amount > 0
        left join bookings b on b.id::text = u.subject_id left join consultations c on c.id::text = u.subject_id
      where l.person_id = ${clientId} and l.not_with in (b.consultant_id, c.consultant_id)`
  return rows.map(({ wrong }) => wrong)
}
