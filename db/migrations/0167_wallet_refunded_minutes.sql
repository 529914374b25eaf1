-- Wallet: what refunds of consultations gave back for minutes. It is credit of whatever paid for the minutes, so that a
-- bank's case over that payment freezes it, and no other purchase's credit.
alter table minute_covers
  add column refunded bigint not null default 0,
  add column refunded_at timestamptz;

-- Refunds so far: each pack's share of what went back, of all that its consultation had cost.
update minute_covers m set refunded = least(m.value, div(m.value * back.amount, cost.amount)), refunded_at = back.at
from (
    select split_part(j.key, ':', 2) as consultation, sum(p.amount) as amount, max(j.posted_at) as at
    from ledger_journals j join ledger_postings p on p.journal_id = j.id
    where j.key >= 'refund:' and j.key < 'refund;' and p.credit like 'client:%'
    group by 1
  ) back
  cross join lateral (
    select coalesce(sum(c.value), 0) + coalesce((select sum(p.amount)
        from ledger_journals j join ledger_postings p on p.journal_id = j.id
        where j.key >= 'capture:' || back.consultation || ':' and j.key < 'capture:' || back.consultation || ';'
          and p.debit like 'client:%'), 0) as amount
    from minute_covers c where c.consultation_id::text = back.consultation
  ) cost
where m.consultation_id::text = back.consultation and m.value > 0;

alter table minute_covers
  add constraint refunds_at_most_what_was_paid check (refunded between 0 and value or refunded = 0),
  add constraint refunded_at_a_time check ((refunded > 0) <= (refunded_at is not null));
