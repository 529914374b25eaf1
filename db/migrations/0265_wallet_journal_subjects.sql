-- Wallet: a journal says what it is about; nobody reads that out of its key any more (docs/decisions/0160). What was
-- posted before is named from its key once, here, and stays sealed as it was.
drop function if exists post_journal(text, text, jsonb);
drop function if exists record_bonus_use(text, text[], text[], bigint[], uuid);
drop function if exists answer_known(text, text, text);
drop function if exists journal_hash(text, text, text, text, timestamptz, text);

alter table ledger_journals
  add column subject_kind   text,
  add column subject_id     text collate "C",
  -- Which one of the subject: a month, a refund, a case; of a debt, what is paid of it in centavos.
  add column subject_number bigint;
-- Not even the owner may change what was posted, but for this once.
grant update on ledger_journals to current_user;
alter table ledger_journals disable trigger append_only;
update ledger_journals j set subject_kind = s.kind, subject_id = s.id, subject_number = s.number
from ledger_journals o cross join lateral (
  select split_part(o.key, ':', 1) as act, split_part(o.key, ':', 2) as id,
    case when split_part(o.key, ':', 3) ~ '^\d+$' then split_part(o.key, ':', 3)::bigint end as n
) part cross join lateral (
  select case
      when o.kind like 'question\_%' then 'written_question'
      when o.kind like 'withdrawal\_%' or act = 'kept_back' then 'withdrawal'
      when o.kind in ('booking_fee', 'fee_cover') or act in ('booking', 'compensation') then 'booking'
      when act = 'refund' and exists (
        select from ledger_subjects t where t.id::text = part.id and t.kind = 'written_question') then 'written_question'
      when act in ('hold', 'capture', 'release', 'cover', 'clear', 'refund') then 'consultation'
      when act in ('order', 'cancellation') then 'order'
      when act in ('payment', 'period') then 'payment'
      when act = 'payback' then 'payment_refund'
      when act = 'unmatched' then 'unmatched_charge'
      when act = 'suspense' then 'suspense_entry'
      else act
    end as kind,
    case
      when act in ('debt', 'earnings_debt') then substring(o.key from '^\w+:(.*):paid:\d+$')
      when act = 'unmatched' then substring(o.key from '^unmatched:[^:]*:(.*)$')
      when act = 'bonus' then part.id || coalesce(':' || n, '')
      else part.id
    end as id,
    case
      when act in ('debt', 'earnings_debt') then substring(o.key from ':paid:(\d+)$')::bigint
      when act = 'dispute' then coalesce(n, 1)
      when act in ('refund', 'payback', 'subscription') then n
    end as number
) s
where o.id = j.id;
alter table ledger_journals enable trigger append_only;
revoke update on ledger_journals from current_user;
alter table ledger_journals alter column subject_kind set not null, alter column subject_id set not null;
-- An id names one thing (docs/decisions/0135), so it leads; then what was done: a long consultation has many captures.
create index ledger_journals_by_subject on ledger_journals (subject_id, kind);

-- Of which refund, or of which booking's compensation.
alter table earnings_debts
  add column subject_kind   text,
  add column subject_id     text collate "C",
  add column subject_number bigint;
update earnings_debts d set
  subject_kind = case when id like 'booking-%' then 'booking'
    when exists (select from ledger_subjects t where t.id::text = left(d.id, 36) and t.kind = 'written_question')
      then 'written_question'
    else 'consultation' end,
  subject_id = case when id like 'booking-%' then substr(id, 9) else left(id, 36) end,
  subject_number = case when id not like 'booking-%' then substr(id, 38)::bigint end;
alter table earnings_debts alter column subject_kind set not null, alter column subject_id set not null;

-- A client's withdrawals are lines of their own name, and payments of a debt each name their debt.
update statement_lines l set act = 'withdrawal'
where act = 'payout'
  and exists (select from ledger_journals j where j.subject_id = l.about and j.subject_kind = 'withdrawal');
update statement_lines set amount = 0 where act = 'debt';
insert into statement_lines (person_id, act, about, came, amount, last_journal, last_at)
select split_part(p.debit, ':', 2)::uuid, 'debt', j.subject_id || ':' || j.subject_number, false, -p.amount, j.id,
  j.posted_at
from ledger_journals j join ledger_postings p on p.journal_id = j.id
where j.subject_kind = 'debt' and p.debit like 'client:%:available'
  and j.id <= (select through_journal from ledger_folds where name = 'statement');
