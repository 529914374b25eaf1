-- Wallet: the fee of a booking is a line of the statement of its own, beside the consultation that took place in its
-- room, also where both are one line already. That line becomes the fee where it holds nothing else.
with fees as (
  select l.person_id, l.about, j.id, j.posted_at, l.last_journal, sum(moved.amount)::bigint as amount
  from statement_lines l
  join ledger_journals j
    on j.key = 'capture:' || l.about || ':fee' and j.kind = 'booking_fee' and j.id <= l.last_journal
  join ledger_postings p on p.journal_id = j.id
  cross join lateral (values (p.credit, p.amount), (p.debit, -p.amount)) as moved (account, amount)
  where l.act = 'capture'
    and moved.account like any(array['client:' || l.person_id || ':%', 'consultant:' || l.person_id || ':%'])
  group by 1, 2, 3, 4, 5
), parted as (
  select f.*, rest.id as rest, rest.posted_at as rest_at
  from fees f left join lateral (
    select o.id, o.posted_at from ledger_journals o
    where (o.key = 'cover:' || f.about
        or o.key >= 'capture:' || f.about || ':' and o.key < 'capture:' || f.about || ';')
      and o.id <> f.id and o.id <= f.last_journal
    order by o.id desc limit 1
  ) rest on true
), moved as (
  update statement_lines l set act = case when f.rest is null then 'booking_fee' else l.act end,
    amount = case when f.rest is null then l.amount else l.amount - f.amount end,
    last_journal = coalesce(f.rest, l.last_journal), last_at = coalesce(f.rest_at, l.last_at)
  from parted f where l.person_id = f.person_id and l.act = 'capture' and l.about = f.about
)
insert into statement_lines (person_id, act, about, came, amount, last_journal, last_at)
select person_id, 'booking_fee', about, false, amount, id, posted_at from parted where rest is not null;
