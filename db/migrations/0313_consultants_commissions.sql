-- Consultants: what the platform keeps of one consultant's consultations from a date on, where it is not their tier's,
-- of one channel or of all. Null: their tier's again. Rows never change, so that what was agreed can be read later.
create table consultant_commissions (
  id uuid primary key,
  consultant_id uuid not null references consultants (id),
  channel text check (channel in ('chat', 'audio', 'video', 'messages')),
  bps integer check (bps between 0 and 10000),
  valid_from timestamptz not null,
  reason text not null check (char_length(reason) between 10 and 1000),
  set_by uuid not null references people (id),
  seconded_by uuid not null references people (id) check (seconded_by <> set_by),
  set_at timestamptz not null,
  constraint never_backwards check (valid_from > set_at)
);
create index consultant_commissions_in_force on consultant_commissions (consultant_id, valid_from);
