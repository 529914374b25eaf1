-- Wallet: each payment of a client's debt and each case of a payment is a line of the statement of its own, also those
-- that are kept already: a line becomes that of its first part, and the others are added.
with parts as (
  select l.person_id, l.act, l.about, part.name, max(j.id) as last_journal, max(j.posted_at) as last_at,
    sum(case 'client:' || l.person_id || ':available' when p.credit then p.amount when p.debit then -p.amount end)
      as amount,
    row_number() over (partition by l.person_id, l.act, l.about order by part.name) as place
  from statement_lines l
  join ledger_journals j on j.key like l.act || ':' || l.about || ':%' and j.id <= l.last_journal
  cross join lateral (
    select case when l.act = 'debt' then ':' || split_part(j.key, ':', 4)
      when split_part(j.key, ':', 3) ~ '^[0-9]+$' then ':' || split_part(j.key, ':', 3) else '' end as name
  ) part
  join ledger_postings p on p.journal_id = j.id
    and 'client:' || l.person_id || ':available' in (p.credit, p.debit)
  where l.act in ('debt', 'dispute')
  group by 1, 2, 3, 4
), moved as (
  update statement_lines l
     set about = l.about || n.name, amount = n.amount, last_journal = n.last_journal, last_at = n.last_at
    from parts n
   where l.person_id = n.person_id and l.act = n.act and l.about = n.about and n.place = 1
)
insert into statement_lines (person_id, act, about, came, amount, last_journal, last_at)
select person_id, act, about || name, false, amount, last_journal, last_at from parts where place > 1;
