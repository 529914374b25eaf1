import type { Sql } from '#platform/db.ts'

export type Violation = { rule: string; subject: string; detail: string }

/** Everything that may never be true (money-and-time.md, S1–S6, L8, L9), as one query. Any row is a bug. */
export async function findConsultationViolations(sql: Sql): Promise<Violation[]> {
  return sql<Violation[]>`
    with c as (select * from consultations),
    captures as (
      select c.id, coalesce(sum(p.amount), 0)::bigint as amount
      from c left join ledger_journals j on j.key like 'capture:' || c.id || ':%'
        left join ledger_postings p on p.journal_id = j.id group by c.id
    ),
    holds as (
      select c.id, coalesce(sum(p.amount), 0)::bigint as amount
      from c left join ledger_journals j on j.key like 'hold:' || c.id || ':%'
        left join ledger_postings p on p.journal_id = j.id group by c.id
    )
    select 'S1' as rule, client_id::text as subject, 'two open consultations of one client' as detail from c
      where ended_at is null group by client_id having count(*) > 1
    union all
    select 'S1', consultant_id::text, 'two open consultations of one consultant' from c
      where state in ('accepted', 'active', 'paused') group by consultant_id having count(*) > 1
    union all
    select 'S2', c.id::text,
      'billed ' || c.billed_ms || ' ms, segments ' || coalesce(sum(ms_between(g.started_at, g.ended_at)), 0)
      from c left join billed_segments g on g.consultation_id = c.id group by c.id, c.billed_ms
        having c.billed_ms <> coalesce(sum(ms_between(g.started_at, g.ended_at)), 0)
    union all
    select 'S2', a.consultation_id::text, 'segments overlap' from billed_segments a join billed_segments b
      on a.consultation_id = b.consultation_id and a.started_at < b.started_at and b.started_at < a.ended_at
    union all
    select 'S3', c.id::text, 'a segment lies outside the consultation' from c
      join billed_segments g on g.consultation_id = c.id
      where g.started_at < c.started_at
        or g.ended_at > coalesce(c.ended_at, current_instant()) + interval '1 millisecond'
    union all
    select 'S4', id::text, 'captured ' || captured || ' of held ' || held from c
      where captured > held or captured > price_per_minute * greatest(0, billed_ms - covered_ms) / 60000
        or (ended_at is not null and captured <> price_per_minute * greatest(0, billed_ms - covered_ms) / 60000)
    union all
    select 'C1', c.id::text, 'covered ' || c.covered_ms || ' ms, minutes set aside ' || coalesce(sum(m.covered_ms), 0)
      from c left join minute_covers m on m.consultation_id = c.id group by c.id, c.covered_ms
        having c.covered_ms <> coalesce(sum(m.covered_ms), 0)
    union all
    select 'C2', c.id::text,
      'over, with ' || least(c.billed_ms, c.covered_ms) || ' ms covered, minutes used ' || coalesce(sum(m.used_ms), 0)
      from c join minute_covers m on m.consultation_id = c.id where c.ended_at is not null
      group by c.id, c.billed_ms, c.covered_ms
        having least(c.billed_ms, c.covered_ms) <> coalesce(sum(m.used_ms), 0) or bool_or(m.used_ms is null)
    union all
    select 'C3', c.id::text,
      'earned ' || k.earned || ', left the minutes ' || k.value || '; the ledger says ' || k.paid || ' and ' || k.left_packs from (
      select c.id, c.price_per_minute * least(c.billed_ms,
        c.covered_ms) / 60000 - c.price_per_minute * least(c.billed_ms,
        c.covered_ms) / 60000 * c.commission_bps / 10000 as earned,
        (select coalesce(sum(m.value), 0) from minute_covers m where m.consultation_id = c.id) as value,
        (select coalesce(sum(p.amount), 0) from ledger_journals j join ledger_postings p on p.journal_id = j.id
          where j.key = 'cover:' || c.id and p.credit like 'consultant:%') as paid,
        (select coalesce(sum(p.amount), 0) from ledger_journals j join ledger_postings p on p.journal_id = j.id
          where j.key = 'cover:' || c.id and p.debit like 'client:%') as left_packs
      from c where c.ended_at is not null and c.covered_ms > 0
    ) k join c using (id) where k.earned <> k.paid or k.value <> k.left_packs
    union all
    select 'C4', c.id::text,
      'bonus held ' || c.held_promotional || ', captured ' || c.captured || '; the ledger says ' || p.held || ' and ' || p.back from c cross join lateral (
      select coalesce(sum(p.amount) filter (where p.debit like 'client:%:promotional'), 0) as held,
        coalesce(sum(p.amount) filter (where p.credit like 'client:%:promotional'), 0) as back
      from ledger_journals j join ledger_postings p on p.journal_id = j.id
      where j.key >= 'hold:' || c.id || ':' and j.key < 'hold:' || c.id || ';' or j.key = 'release:' || c.id
    ) p where c.held_promotional > 0 and (p.held <> c.held_promotional or c.ended_at is not null
      and p.back <> greatest(0, c.held_promotional - c.captured))
    union all
    select 'L9', id::text, 'commission ' || commission || ' of captured ' || captured from c
      where commission <> captured * commission_bps / 10000
    union all
    select 'L8', c.id::text, 'held ' || c.held || ', ledger ' || h.amount from c join holds h on h.id = c.id
      where h.amount <> c.held
    union all
    select 'L8', c.id::text, 'captured ' || c.captured || ', ledger ' || x.amount from c join captures x on x.id = c.id
      where x.amount <> c.captured
    union all
    select 'L8', c.id::text, 'ended with held ' || c.held || ', captured ' || c.captured || ', released ' || c.released
      from c where c.ended_at is not null and c.held <> c.captured + c.released
    union all
    select 'S5', c.id::text, 'events ' || count(e.seq) || ', counter ' || c.last_seq from c
      left join consultation_events e on e.consultation_id = c.id
      group by c.id, c.last_seq having count(e.seq) <> c.last_seq or coalesce(max(e.seq), 0) <> c.last_seq
    union all
    select 'S6', id::text, 'open for longer than 4 h 10 min' from c
      where ended_at is null and requested_at < current_instant() - interval '4 hours 10 minutes'
    union all
    select 'S6', c.id::text, 'running on a proof older than 10 s' from c
      left join presences a on a.consultation_id = c.id and a.role = 'client'
        left join presences b on b.consultation_id = c.id and b.role = 'consultant'
      where c.state = 'active'
        and greatest(least(coalesce(a.proved_at, a.joined_at), coalesce(b.proved_at, b.joined_at)),
        c.bill_from) < current_instant() - interval '10 seconds'`
}
