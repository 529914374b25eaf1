import { chosenBy, type Scope } from '#domains/consultations/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Violation } from '#platform/invariants/sql.ts'

/**
 * Everything that may never be true of written questions (money-and-time.md, L8, S5), as one query. Any row is a bug.
 */
export const findQuestionViolations = (sql: Sql, scope?: Scope) => sql<Violation[]>`
  with q as materialized (
    select *, least(held, price - price * commission_bps / 10000) as earned from written_questions where ${chosenBy(sql, scope)}
  ),
  moved as materialized (
    select q.id, j.act,
      sum(p.amount) filter (where p.credit = 'client:' || q.client_id || ':reserved') as set_aside,
      sum(p.amount) filter (where p.debit = 'client:' || q.client_id || ':reserved') as taken,
        sum(p.amount) filter (where p.credit like 'consultant:%') as earned,
      sum(p.amount) filter (where p.credit = 'client:' || q.client_id || ':available') as given_back
    from q cross join lateral (
      select id, substr(kind, 10) as act from ledger_journals
      where subject_id = q.id::text and kind in ('question_hold', 'question_capture', 'question_release') offset 0
    ) j
    cross join lateral (select * from ledger_postings where journal_id = j.id offset 0) p group by 1, 2
  ),
  sums as materialized (
    select q.id, coalesce(sum(set_aside) filter (where act = 'hold'), 0) as held,
      coalesce(sum(taken) filter (where act = 'capture'), 0) as captured,
      coalesce(sum(m.earned) filter (where act = 'capture'), 0) as earned,
        coalesce(sum(given_back) filter (where act = 'release'), 0) as released
    from q left join moved m using (id) group by q.id
  )
  select 'Q1' as rule, q.id::text as subject, 'held ' || q.held || ', ledger ' || s.held as detail from q
    join sums s using (id) where s.held <> q.held
  union all
  select 'Q1', q.id::text,
    'captured ' || q.captured || ' and released ' || q.released || '; the ledger says ' || s.captured || ' and ' || s.released
    from q join sums s using (id) where s.captured <> q.captured or s.released <> q.released
  union all
  select 'Q2', q.id::text, 'earned ' || s.earned || ', by the price ' || q.earned from q join sums s using (id)
    where s.earned <> case q.state when 'answered' then q.earned else 0 end
  union all
  select 'Q3', q.id::text, 'events ' || e.events || ', counter ' || q.last_seq from q cross join lateral (
      select count(*) as events, coalesce(max(seq), 0) as last from written_question_events where question_id = q.id
    ) e where e.events <> q.last_seq or e.last <> q.last_seq
  union all
  select 'Q4', q.id::text, 'answered without a receipt' from q
    where q.state = 'answered' and not exists (select from receipts r where r.subject = 'question:' || q.id)
  union all
  select 'Q5', q.id::text, 'open ten minutes after its end' from q
    where ended_at is null and coalesce(due_at, lapses_at) < current_instant() - interval '10 minutes'`
