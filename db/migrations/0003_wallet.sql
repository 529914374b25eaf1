-- Wallet. The ledger: double entry, append-only, chained by hashes. Written by post_journal and by nothing else.

-- A type's check is read once per session; a table's check is read by every statement (docs/decisions/0011).
-- What a person's account holds: whole centavos, never below zero (L4).
create domain centavos_held as bigint constraint never_below_zero check (value >= 0);
-- What one posting moves: more than nothing (L1).
create domain centavos_moved as bigint constraint something_moves check (value > 0);

-- Guarded accounts belong to people: their row holds the balance and is locked in id order. The platform's accounts
-- keep no balance here, so that many postings at once never wait for each other.
create table ledger_accounts (
  id         text collate "C" primary key,
  kind       text not null,
  guarded    boolean not null,
  balance    centavos_held not null default 0,
  -- Hash of the last journal in this account's hash chain (docs/decisions/0010).
  chain_head text not null default repeat('0', 64)
) with (fillfactor = 50);
insert into ledger_accounts (id, kind, guarded) values
  ('platform:commission', 'commission', false),
  ('platform:gateway', 'gateway', false),
  ('platform:bank', 'bank', false),
  ('platform:shop_revenue', 'shop_revenue', false),
  ('platform:subscription_revenue', 'subscription_revenue', false),
  ('platform:promotion_cost', 'promotion_cost', false),
  ('platform:dispute_loss', 'dispute_loss', false),
  ('platform:suspense', 'suspense', false);

-- One act. Its key is unique for ever; within any one account, ids grow in the order of writing.
create table ledger_journals (
  id        bigint generated always as identity primary key,
  key       text collate "C" not null unique,
  kind      text not null,
  chain     text collate "C" not null,
  posted_at timestamptz not null,
  previous  text not null,
  hash      text not null
);

create table ledger_postings (
  journal_id bigint not null,
  position   smallint not null,
  debit      text collate "C" not null,
  credit     text collate "C" not null,
  amount     centavos_moved not null,
  primary key (journal_id, position)
);
create index ledger_postings_by_debit on ledger_postings (debit, journal_id);
create index ledger_postings_by_credit on ledger_postings (credit, journal_id);

-- Totals of the platform's accounts up to a journal, chosen late enough that no earlier one can still be committed.
create table ledger_snapshots (
  account         text collate "C" not null,
  through_journal bigint not null,
  total           bigint not null,
  primary key (account, through_journal)
);

-- L5: what was posted stays.
create trigger append_only before update or delete or truncate on ledger_journals
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_postings
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_snapshots
  for each statement execute function refuse_change();
create trigger kept before delete or truncate on ledger_accounts
  for each statement execute function refuse_change();
-- L1 and L3: postings are written, and balances move, by post_journal alone; an account begins empty.
create trigger written_by_journals before insert on ledger_postings
  for each row execute function refuse_movement();
create trigger moved_by_postings before update on ledger_accounts
  for each statement execute function refuse_unless_posting();
create trigger opened_empty before insert on ledger_accounts
  for each row
  when (new.balance <> 0 or new.chain_head <> repeat('0', 64) or new.kind is distinct from ledger_kind(new.id))
  execute function refuse_change();
-- L1 and L11, at commit.
create constraint trigger sealed after insert on ledger_journals deferrable initially deferred
  for each row execute function check_journal();

-- Receipts: what is handed to people as proof, exactly as it was written. One hash chain per holder, who is the first
-- person named on it.
create table receipts (
  code      text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  subject   text not null unique,
  holder_id uuid not null,
  content   text not null,
  previous  text not null,
  hash      text not null unique,
  issued_at timestamptz not null,
  constraint one_chain_per_holder unique (holder_id, previous),
  constraint hash_fits check (hash = encode(sha256(convert_to(previous || content, 'UTF8')), 'hex'))
);
create table receipt_people (
  code      text not null references receipts,
  person_id uuid not null,
  primary key (person_id, code)
);
create table receipt_chains (
  holder_id uuid primary key,
  head      text not null default repeat('0', 64)
);
create trigger append_only before update or delete or truncate on receipts
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on receipt_people
  for each statement execute function refuse_change();

-- Settled consultations whose earnings still wait before they become available. Cleared: the row is gone.
create table earnings_to_clear (
  consultation_id uuid primary key,
  settled_at      timestamptz not null
);
create index earnings_to_clear_by_age on earnings_to_clear (settled_at);

-- Prepaid minutes: so many milliseconds, and the value that was paid for them (docs/decisions/0040). The money waits on
-- the owner's account `prepaid`; what a consultation used takes its part of the value with it.
create table minute_packs (
  id             uuid primary key,
  person_id      uuid not null,
  kind           text not null check (kind in ('package', 'plan', 'subscription', 'single', 'welcome')),
  title          text not null,
  value          bigint not null check (value >= 0),
  total_ms       bigint not null check (total_ms > 0),
  used_ms        bigint not null default 0 check (used_ms >= 0),
  reserved_ms    bigint not null default 0 check (reserved_ms >= 0),
  -- The part of the value that belongs to what was used: cumulative, rounded down.
  spent          bigint not null default 0,
  returned       bigint not null default 0 check (returned >= 0),
  -- The highest price of a minute that it may be used for, in centavos; null: any.
  ceiling        bigint check (ceiling > 0),
  consultant_id  uuid,
  channel        text,
  granted_at     timestamptz not null,
  expires_at     timestamptz not null check (expires_at > granted_at),
  rolled_over_at timestamptz,
  closed_at      timestamptz,
  constraint no_more_than_there_is check (used_ms + reserved_ms <= total_ms),
  constraint spent_as_used check (spent = value * used_ms / total_ms),
  constraint closed_when_nobody_uses_it check (closed_at is null or reserved_ms = 0),
  check (kind <> 'welcome' or value = 0),
  check (returned <= value - spent)
);
create index minute_packs_open on minute_packs (person_id) where closed_at is null;
create index minute_packs_by_end on minute_packs (expires_at) where closed_at is null;
create unique index one_welcome_per_person on minute_packs (person_id) where kind = 'welcome';

-- What a pack gives to a consultation: reserved first, settled once.
create table minute_covers (
  consultation_id uuid not null,
  pack_id         uuid not null references minute_packs,
  position        smallint not null,
  covered_ms      bigint not null check (covered_ms > 0),
  used_ms         bigint check (used_ms between 0 and covered_ms),
  value           bigint check (value >= 0),
  primary key (consultation_id, pack_id),
  unique (consultation_id, position),
  check ((used_ms is null) = (value is null))
);
create index minute_covers_of_pack on minute_covers (pack_id);

-- Bonus: promotional money that expires. What is left of each follows from the balance alone, because those that expire
-- first are spent first; it is stored nowhere (docs/decisions/0040). All of them are locked by the row of their owner's
-- promotional account.
create table bonuses (
  id            text collate "C" primary key,
  person_id     uuid not null,
  amount        bigint not null check (amount > 0),
  expired       bigint not null default 0 check (expired between 0 and amount),
  granted_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > granted_at),
  taken_back    bigint check (taken_back between 0 and amount),
  taken_back_at timestamptz,
  check ((taken_back is null) = (taken_back_at is null))
);
create index bonuses_of_person on bonuses (person_id, expires_at, id);
create index bonuses_by_end on bonuses (expires_at) where taken_back_at is null;

-- The triggers are the guarantee; whoever runs the application does not have these rights either.
revoke update, delete, truncate on ledger_journals, ledger_postings, ledger_snapshots from public, current_user;
revoke delete, truncate on receipts, receipt_people from public, current_user;
