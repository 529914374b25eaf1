-- Limits: the limits and breaks that hold for an account. Those of before it began anew do not, unless money had been
-- paid in by then: whoever spent here does not lift a break of their own by asking for a new password.
create view breaks_that_hold as
  select b.* from breaks b join people p on p.id = b.person_id
  where p.begun_anew_at is null or b.starts_at >= p.begun_anew_at or exists (
    select from ledger_postings l join ledger_journals j on j.id = l.journal_id
    where l.credit = 'client:' || p.id || ':available' and j.posted_at < p.begun_anew_at);

create view limits_that_hold as
  select s.* from spending_limits s join people p on p.id = s.person_id
  where p.begun_anew_at is null or s.set_at >= p.begun_anew_at or exists (
    select from ledger_postings l join ledger_journals j on j.id = l.journal_id
    where l.credit = 'client:' || p.id || ':available' and j.posted_at < p.begun_anew_at);
