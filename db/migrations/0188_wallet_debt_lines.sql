-- Wallet: each payment of a consultant's debt is a line of the statement of its own, also those that are kept already:
-- the line of a debt becomes that of its last payment, and the earlier ones are added.
with paid as (
  select l.person_id, l.about, j.id, j.posted_at, split_part(j.key, ':', 4) as up_to, -p.amount as amount,
    j.id = l.last_journal as is_last
  from statement_lines l
  join ledger_journals j on j.kind = 'earnings_debt_paid' and split_part(j.key, ':', 2) = l.about
    and j.id <= l.last_journal
  join ledger_postings p on p.journal_id = j.id
  where l.act = 'earnings_debt'
), moved as (
  update statement_lines l set about = l.about || ':' || paid.up_to, amount = paid.amount
  from paid
  where l.person_id = paid.person_id and l.act = 'earnings_debt' and l.about = paid.about and paid.is_last
)
insert into statement_lines (person_id, act, about, came, amount, last_journal, last_at)
select person_id, 'earnings_debt', about || ':' || up_to, false, amount, id, posted_at from paid where not is_last;
