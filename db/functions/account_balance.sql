-- wallet: what stands on an account after a given journal, or now. A person's balance now is kept in its row.
-- The journal is $2 throughout: its name would mean the column of the snapshot.
create or replace function account_balance(account text, through_journal bigint default null) returns bigint
language sql stable as $$
  select case
    when $2 is null and a.guarded then a.balance
    else coalesce(s.total, 0)
      + coalesce((
          select sum(amount) from ledger_postings
          where credit = account and journal_id > coalesce(s.through_journal, 0)
            and journal_id <= coalesce($2, 9223372036854775807)
        ), 0)
      - coalesce((
          select sum(amount) from ledger_postings
          where debit = account and journal_id > coalesce(s.through_journal, 0)
            and journal_id <= coalesce($2, 9223372036854775807)
        ), 0)
  end::bigint
  from (select account as id) asked
  left join ledger_accounts a using (id)
  left join lateral (
    select l.through_journal, l.total from ledger_snapshots l
    where l.account = asked.id and l.through_journal <= coalesce($2, 9223372036854775807)
    order by l.through_journal desc limit 1
  ) s on true
$$;
