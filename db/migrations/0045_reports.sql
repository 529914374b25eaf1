-- What moved by day (São Paulo), act, channel and the kinds of the two accounts, in place of sums by side: reports of
-- days, open months and balances at an instant read the same rows.
drop table platform_sums;
create table ledger_sums (
  moved_on date,
  kind     text collate "C",
  -- Of the consultation that it is about, as it was then; empty for everything else.
  channel  text collate "C",
  debit    text collate "C",
  credit   text collate "C",
  amount   bigint not null check (amount > 0),
  postings bigint not null check (postings > 0),
  primary key (moved_on, kind, channel, debit, credit)
);

-- A month that nothing changes any more (decision 181): the journals of its days up to one of them, and whatever was
-- posted with an earlier date after the month before it had closed.
create table closed_months (
  month           date primary key check (extract(day from month) = 1),
  follows         date unique references closed_months,
  through_journal bigint not null check (through_journal >= 0),
  journals        bigint not null check (journals >= 0),
  -- Of them, those that had an earlier date.
  late_journals   bigint not null check (late_journals >= 0),
  previous        text not null check (previous ~ '^[0-9a-f]{64}$'),
  hash            text not null check (hash ~ '^[0-9a-f]{64}$'),
  closed_at       timestamptz not null,
  closed_by       uuid not null references people,
  constraint closed_in_order check (follows = month - interval '1 month')
);
create unique index one_first_closed_month on closed_months ((true)) where follows is null;
create trigger append_only before update or delete or truncate on closed_months
  for each statement execute function refuse_change();

create table closed_month_sums (
  month    date references closed_months,
  kind     text collate "C",
  channel  text collate "C",
  debit    text collate "C",
  credit   text collate "C",
  amount   bigint not null check (amount > 0),
  postings bigint not null check (postings > 0),
  primary key (month, kind, channel, debit, credit)
);
create trigger append_only before update or delete or truncate on closed_month_sums
  for each statement execute function refuse_change();

-- One note for each consultant of whom the house kept a commission in a closed month, with the number of its
-- declaration (DPS) without a gap, and whom and what it says: they stay.
create table service_notes (
  month           date references closed_months,
  consultant_id   uuid references consultants,
  dps_number      bigint not null unique check (dps_number > 0),
  receiver_name   text not null,
  receiver_tax_id text not null check (receiver_tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  gross           bigint not null,
  commission      bigint not null check (commission > 0),
  primary key (month, consultant_id)
);
create index service_notes_of_consultant on service_notes (consultant_id, month);
create trigger append_only before update or delete or truncate on service_notes
  for each statement execute function refuse_change();

-- What was said of a note, by import or by hand; the last row counts.
create table service_note_states (
  id            bigint generated always as identity primary key,
  month         date not null,
  consultant_id uuid not null,
  state         text not null check (state in ('issued', 'refused', 'cancelled')),
  number        text check (length(number) between 1 and 20),
  access_key    text check (access_key ~ '^[0-9]{50}$'),
  issued_on     date,
  -- Tax that the receiver of the service keeps back from what the note charges, in centavos.
  withheld      bigint not null default 0 check (withheld >= 0),
  is_imported   boolean not null,
  recorded_by   uuid not null references people,
  recorded_at   timestamptz not null,
  foreign key (month, consultant_id) references service_notes,
  constraint numbered_unless_refused check (state = 'refused' or number is not null and issued_on is not null)
);
create index service_note_states_of_note on service_note_states (month, consultant_id, id);
create trigger append_only before update or delete or truncate on service_note_states
  for each statement execute function refuse_change();

-- What the accountant decided about notes, the last row counts: the fields of a DPS that no sale knows.
create table fiscal_terms (
  id     bigint generated always as identity primary key,
  terms  jsonb not null,
  set_by uuid not null references people,
  set_at timestamptz not null
);
create trigger append_only before update or delete or truncate on fiscal_terms
  for each statement execute function refuse_change();

-- What coupons gave in a month.
create index catalogue_orders_by_coupon on catalogue_orders (paid_at) where coupon is not null;
