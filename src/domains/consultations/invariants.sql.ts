import type { Sql } from '#platform/db.ts'
import type { UuidRange } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'
import { WELCOME_CEILING } from '#domains/wallet/cover-earnings.rules.ts'

/** What to look at; undefined: everything. */
export type Scope = { ids: readonly string[] } | UuidRange | undefined

/** The condition that chooses the rows of a scope. */
export const chosenBy = (sql: Sql, scope: Scope) =>
  scope === undefined
    ? sql`true`
    : 'ids' in scope
      ? sql`id = any(${scope.ids as string[]}::uuid[])`
      : sql`id between ${scope.from}::uuid and ${scope.to}::uuid`

/**
 * Everything that may never be true (money-and-time.md, S1–S6, S8, S18, L8, L9), as one query. Any row is a bug. What
 * concerns several open consultations is always looked at.
 */
export async function findConsultationViolations(sql: Sql, scope?: Scope): Promise<Violation[]> {
  return sql<Violation[]>`
    with c as materialized (
      select c.*, usage.due, usage.counted_ms, usage.units, usage.proven_units, channel_percent(channel) as percent
      from consultations c cross join lateral (
        -- Each channel at its own price, after what minutes cover of it; and what they cover, in hundredths of a
        -- minute of chat: as charged, and to the millisecond.
        select sum(l.cost)::bigint as due, sum(l.covered_ms)::bigint as counted_ms,
          sum(l.covered_ms * channel_percent(l.channel)) as units,
          100 * least(c.billed_ms, c.covered_ms) + 25 * c.audio_covered_ms + 50 * c.video_covered_ms as proven_units
        from charged_usage(c) l
      ) usage where ${chosenBy(sql, scope)}
    ),
    ledger as materialized (
      select c.id, coalesce(sum(p.amount) filter (where act.name = 'hold'), 0)::bigint as held,
        coalesce(sum(p.amount) filter (where act.name = 'capture'), 0)::bigint as captured,
        coalesce(sum(p.amount) filter (where act.name in ('hold', 'aside', 'release')
          and p.debit like 'client:%:promotional'), 0) as bonus_held,
        coalesce(sum(p.amount) filter (where act.name in ('hold', 'aside', 'release')
          and p.credit like 'client:%:promotional'), 0) as bonus_back,
        coalesce(sum(p.amount) filter (where act.name = 'cover' and p.credit like 'consultant:%'), 0) as covered,
        coalesce(sum(p.amount) filter (where act.name = 'cover' and p.debit like 'client:%'), 0) as left_packs,
        coalesce(sum(p.amount) filter (where act.name = 'cover' and p.debit = 'platform:promotion_cost'), 0)
          as promotion
      from c
      -- Each by its index: without the offsets the planner joins the whole ledger at once.
      left join lateral (
        select id, kind from ledger_journals where subject_id = c.id::text offset 0
      ) j on true
      -- The bonus of a booking was put aside before.
      left join (values ('consultation_hold', 'hold'), ('booking_hold', 'aside'), ('consultation_capture', 'capture'),
        ('booking_fee', 'capture'), ('consultation_release', 'release'), ('consultation_cover', 'cover'),
        ('fee_cover', 'cover')) as act (kind, name) on act.kind = j.kind
      left join lateral (select * from ledger_postings where journal_id = j.id offset 0) p on true
      group by c.id
    ),
    segments as materialized (
      select c.id, coalesce(sum(ms_between(g.started_at, g.ended_at)), 0) as ms,
        coalesce(sum(ms_between(g.started_at, g.ended_at)) filter (where g.channel = 'audio'), 0) as audio_ms,
        coalesce(sum(ms_between(g.started_at, g.ended_at)) filter (where g.channel = 'video'), 0) as video_ms,
        min(g.started_at) as first,
        max(g.ended_at) as last, bool_or(g.overlaps) as overlap
      from c left join lateral (
        select started_at, ended_at, channel, started_at < lag(ended_at) over (order by started_at) as overlaps
        from billed_segments where consultation_id = c.id
      ) g on true group by c.id
    ),
    covers as materialized (
      -- In hundredths of a minute of chat: a minute of a pack is one of the channel it was bought for.
      select c.id, count(m.grant_id) as packs, coalesce(sum(m.covered_ms * w.percent), 0) as units,
        coalesce(sum(m.used_ms * w.percent), 0) as used_units,
        coalesce(sum(m.value), 0) as value, bool_or(m.grant_id is not null and m.used_ms is null) as unsettled,
        coalesce(sum(m.earned), 0) as earned, coalesce(sum(m.promotion), 0) as promotion,
        coalesce(sum(w.worth - w.worth * c.commission_bps / 10000), 0) as due
      from c left join minute_covers m on m.consultation_id = c.id left join grants k on k.id = m.grant_id
      cross join lateral (
        select usage_price(c.price_per_minute, c.channel, coalesce(k.channel, 'chat')) as price) own
      cross join lateral (select channel_percent(k.channel) as percent, case when k.plan = 'welcome'
        then least(own.price, ${WELCOME_CEILING}::bigint) * m.used_ms / 60000
        else least(own.price * m.used_ms / 60000, m.value) end as worth) w
      group by c.id
    ),
    events as materialized (
      select c.id, e.events, e.last, e.foreign_events from c cross join lateral (
        select count(*) as events, coalesce(max(seq), 0) as last,
          count(*) filter (where author_id not in (c.client_id, c.consultant_id)) as foreign_events
        from consultation_events where consultation_id = c.id
      ) e
    )
    select 'S1' as rule, client_id::text as subject, 'two open consultations of one client' as detail
      from consultations where ended_at is null group by client_id having count(*) > 1
    union all
    select 'S1', consultant_id::text, 'two open consultations of one consultant' from consultations
      where state in ('accepted', 'active', 'paused') group by consultant_id having count(*) > 1
    union all
    select 'S2', c.id::text, 'billed ' || c.billed_ms || ' ms, segments ' || g.ms
      from c join segments g using (id) where c.billed_ms <> g.ms
    union all
    select 'S2', c.id::text, 'billed ' || c.audio_ms || ' ms of voice and ' || c.video_ms || ' of video, segments '
      || g.audio_ms || ' and ' || g.video_ms
      from c join segments g using (id) where (c.audio_ms, c.video_ms) <> (g.audio_ms, g.video_ms)
    union all
    select 'S2', id::text, 'segments overlap' from segments where overlap
    union all
    select 'S3', c.id::text, 'a segment lies outside the consultation' from c join segments g using (id)
      where g.first < c.started_at or g.last > coalesce(c.ended_at, current_instant()) + interval '1 millisecond'
    union all
    select 'S4', id::text, 'captured ' || captured || ' of held ' || held || ', due are ' || due from c
      where captured > held or captured > due or (ended_at is not null and captured <> due)
    union all
    -- Of a call each reservation is rounded, by a few milliseconds; what a cheaper channel saves stays set aside.
    select 'C1', c.id::text, 'covered ' || c.covered_ms || ' ms, minutes set aside ' || m.units / 100
      from c join covers m using (id) where m.units not between c.proven_units
        + greatest(0, c.covered_ms - c.billed_ms) * c.percent
        and c.covered_ms * c.percent + case when c.percent = 100 then 0 else 15000 end
    union all
    select 'C2', c.id::text,
      'over, with ' || c.counted_ms || ' ms covered, fee ' || c.fee_ms || ' ms, minutes used '
        || m.used_units / 100
      from c join covers m using (id)
      -- Rounded up once.
      where c.ended_at is not null and m.packs > 0 and (m.unsettled or m.used_units - c.units - c.fee_ms * c.percent
        not between 0 and case when c.percent = 100 then 0 else 149 end)
    union all
    select 'C3', k.id::text, 'earned ' || k.earned || ', left the minutes ' || k.value || '; the ledger says '
      || k.covered || ' and ' || k.left_packs || '; due are ' || k.due from (
        select c.id, m.value, m.earned, m.due, m.promotion, c.covered_earnings, l.covered, l.left_packs,
          l.promotion as promotion_paid
        from c join covers m using (id) join ledger l using (id) where c.ended_at is not null and c.covered_ms > 0
      ) k where k.earned <> k.due or k.earned <> k.covered_earnings or k.earned <> k.covered
        or k.value <> k.left_packs or k.promotion <> k.promotion_paid
    union all
    select 'S14', c.id::text, 'free minutes without a reservation, or not settled with the end'
      from c left join welcome_grants g on g.consultation_id = c.id
      where c.is_welcome and (g.consultation_id is null or (c.ended_at is null) <> (g.paid is null))
    union all
    select 'S14', w.consultant_id::text, 'free minutes of ' || w.day || ': ' || w.amount || ', reserved and paid '
      || g.sum from welcome_days w cross join lateral (
        select coalesce(sum(coalesce(paid, reserved)), 0) as sum from welcome_grants g
        where g.consultant_id = w.consultant_id and g.day = w.day) g
      where w.day >= current_instant()::date - 2 and w.amount <> g.sum
    union all
    select 'C4', c.id::text, 'bonus held ' || c.held_promotional || ', captured ' || c.captured
      || '; the ledger says ' || l.bonus_held || ' and ' || l.bonus_back
      from c join ledger l using (id)
      where c.held_promotional > 0 and (l.bonus_held <> c.held_promotional or c.ended_at is not null
        and l.bonus_back <> greatest(0, c.held_promotional - c.captured - c.fee))
    union all
    select 'L9', id::text, 'commission ' || commission || ' of captured ' || captured from c
      where commission <> captured * commission_bps / 10000
    union all
    select 'L8', c.id::text, 'held ' || c.held || ', ledger ' || l.held from c join ledger l using (id)
      where l.held <> c.held
    union all
    select 'L8', c.id::text, 'captured ' || c.captured || ', fee ' || c.fee || ', ledger ' || l.captured
      from c join ledger l using (id) where l.captured <> c.captured + c.fee
    union all
    select 'L8', id::text, 'ended with held ' || held || ', captured ' || captured || ', released ' || released
      from c where ended_at is not null and held <> captured + fee + released
    union all
    select 'S5', c.id::text, 'events ' || e.events || ', counter ' || c.last_seq from c join events e using (id)
      where e.events <> c.last_seq or e.last <> c.last_seq
    union all
    select 'S8', id::text, foreign_events || ' events by nobody of the consultation' from events where foreign_events > 0
    union all
    select 'S6', id::text, 'open for longer than 4 h 10 min' from consultations
      where ended_at is null and requested_at < current_instant() - interval '4 hours 10 minutes'
    union all
    select 'S6', c.id::text, 'running on a proof older than 10 s' from consultations c
      left join presences a on a.consultation_id = c.id and a.role = 'client'
        left join presences b on b.consultation_id = c.id and b.role = 'consultant'
      where c.state = 'active'
        and greatest(least(coalesce(a.proved_at, a.joined_at), coalesce(b.proved_at, b.joined_at)),
        c.billable_from) < current_instant() - interval '10 seconds'`
}
