-- Wallet. The ledger: double entry, append-only, chained by hashes. Written by post_journal and by nothing else.

-- A type's check is read once per session; a table's check is read by every statement (docs/decisions/0011).
-- What a person's account holds: whole centavos, never below zero (L4). What one posting moves: more than nothing (L1).
create domain centavos_held as bigint constraint never_below_zero check (value >= 0);
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
create trigger kept before delete or truncate on ledger_accounts
  for each statement execute function refuse_change();
create trigger moved_by_postings before update on ledger_accounts
  for each statement execute function refuse_unless_posting();
create trigger opened_empty before insert on ledger_accounts
  for each row
  when (new.balance::bigint <> 0 or new.chain_head <> repeat('0', 64) or new.kind is distinct from ledger_kind(new.id))
  execute function refuse_change();
insert into ledger_accounts (id, kind, guarded) values
  ('platform:commission', 'commission', false),
  ('platform:gateway', 'gateway', false),
  ('platform:bank', 'bank', false),
  ('platform:shop_revenue', 'shop_revenue', false),
  ('platform:subscription_revenue', 'subscription_revenue', false),
  ('platform:promotion_cost', 'promotion_cost', false),
  ('platform:dispute_loss', 'dispute_loss', false),
  ('platform:suspense', 'suspense', false),
  ('platform:gift_cards', 'gift_cards', false);

-- One act. Its key is unique for ever; within any one account, ids grow in the order of writing.
create table ledger_journals (
  id             bigint generated always as identity primary key,
  key            text collate "C" not null unique,
  kind           text not null,
  chain          text collate "C" not null,
  posted_at      timestamptz not null,
  previous       text not null,
  hash           text not null,
  subject_kind   text not null,
  subject_id     text collate "C" not null,
  -- Which one of the subject: a month, a refund, a case; of a debt, what is paid of it in centavos.
  subject_number bigint
);
-- An id names one thing (docs/decisions/0135), so it leads; then what was done: a long consultation has many captures.
create index ledger_journals_by_subject on ledger_journals (subject_id, kind);
-- L5: what was posted stays.
create trigger append_only before delete or update or truncate on ledger_journals
  for each statement execute function refuse_change();
-- L1 and L11, at commit.
create constraint trigger sealed after insert on ledger_journals deferrable initially deferred
  for each row execute function check_journal();

create table ledger_postings (
  journal_id bigint,
  position   smallint,
  debit      text collate "C" not null,
  credit     text collate "C" not null,
  amount     centavos_moved not null,
  primary key (journal_id, position)
);
create index ledger_postings_by_debit on ledger_postings (debit, journal_id);
create index ledger_postings_by_credit on ledger_postings (credit, journal_id);
create trigger append_only before delete or update or truncate on ledger_postings
  for each statement execute function refuse_change();
-- L1 and L3: postings are written, and balances move, by post_journal alone; an account begins empty.
create trigger written_by_journals before insert on ledger_postings
  for each row execute function refuse_movement();

-- Totals of the platform's accounts up to a journal, chosen late enough that no earlier one can still be committed.
create table ledger_snapshots (
  account         text collate "C",
  through_journal bigint,
  total           bigint not null,
  primary key (account, through_journal)
);
create trigger append_only before delete or update or truncate on ledger_snapshots
  for each statement execute function refuse_change();

-- Settled consultations whose earnings still wait before they become available. Cleared: the row is gone.
create table earnings_to_clear (
  consultation_id uuid primary key,
  settled_at      timestamptz not null,
  consultant_id   uuid not null,
  -- Decided once, at the settlement (docs/decisions/0045). While a claim about it waits for a decision, it is held.
  clears_at       timestamptz not null,
  held_at         timestamptz,
  constraint clears_later check (clears_at > settled_at)
);
create index earnings_to_clear_due on earnings_to_clear (clears_at) where held_at is null;
create index earnings_to_clear_of_consultant on earnings_to_clear (consultant_id, clears_at);

-- What was used of a purchase whose money the bank gave back. Until it is paid, nothing is withdrawn or given.
create table wallet_debts (
  id         text collate "C" primary key,
  person_id  uuid not null,
  amount     bigint not null check (amount > 0),
  paid       bigint not null default 0,
  created_at timestamptz not null,
  payment_id uuid not null,
  constraint wallet_debts_check check (paid between 0 and amount)
);
create index wallet_debts_open on wallet_debts (person_id, created_at) where paid < amount;
create index wallet_debts_of_payment on wallet_debts (payment_id);

create table ledger_folds (
  name            text primary key,
  through_journal bigint not null default 0 check (through_journal >= 0)
);
insert into ledger_folds (name) values
  ('statement'),
  ('platform');

-- One row per person, act and subject; see statement/sql.ts.
create table statement_lines (
  person_id    uuid,
  act          text collate "C",
  about        text collate "C",
  came         boolean,
  amount       bigint not null,
  last_journal bigint not null,
  last_at      timestamptz not null,
  primary key (person_id, act, about, came)
);
create index statement_lines_by_last on statement_lines (person_id, last_journal) include (amount) where amount <> 0;
create index statement_lines_by_time on statement_lines (person_id, last_at, last_journal);
create trigger summed_when_added after insert on statement_lines referencing new table as new_lines
  for each statement execute function sum_statement_lines();
create trigger summed_when_moved after update on statement_lines referencing old table as old_lines new table as new_lines
  for each statement execute function sum_statement_lines();

-- What a consultant owes: given back to a client at their cost after it had cleared, and more than they had left. The
-- next earnings pay it, before anything is available (decision 80).
create table earnings_debts (
  id             text collate "C" primary key,
  consultant_id  uuid not null,
  amount         bigint not null check (amount > 0),
  paid           bigint not null default 0,
  created_at     timestamptz not null,
  -- Of which refund, or of which booking's compensation.
  subject_kind   text not null,
  subject_id     text collate "C" not null,
  subject_number bigint,
  constraint earnings_debts_check check (paid between 0 and amount)
);
create index earnings_debts_open on earnings_debts (consultant_id, created_at) where paid < amount;

-- Credit with its origin and where each centavo of it is (decision 166): written when value moves, and never computed
-- afterwards. The row of the owner's account is the lock of all their grants.
create table grants (
  id             bigint generated always as identity primary key,
  person_id      uuid not null,
  kind           text not null check (kind in ('credit', 'bonus', 'minutes')),
  -- What gave it: the subject of its journal.
  source_id      text collate "C" not null,
  -- Whose money it is: a dispute of this payment freezes it. Null: no payment brought it.
  payment_id     uuid,
  amount         bigint not null check (amount > 0),
  free           bigint not null check (free >= 0),
  held           bigint not null default 0 check (held >= 0),
  used           bigint not null default 0 check (used >= 0),
  frozen         bigint not null default 0 check (frozen >= 0),
  returned       bigint not null default 0 check (returned >= 0),
  clawed_back    bigint not null default 0 check (clawed_back >= 0),
  granted_at     timestamptz not null,
  -- Somebody else's payment brought it: it is spent as any other, and leaves by no withdrawal.
  is_gift        boolean not null default false,
  -- Put on a card that nobody redeemed yet.
  on_gift_card   bigint not null default 0 check (on_gift_card >= 0),
  -- Bonus (centavos) and minutes (milliseconds) end, and some serve only with somebody, not with somebody, or on a
  -- channel.
  ends_at        timestamptz,
  only_with      uuid,
  not_with       uuid references people,
  channel        text,
  -- Centavos: the dearest minute that they cover.
  ceiling        bigint check (ceiling > 0),
  -- Centavos that were paid for it; null: nobody paid for it by itself.
  value          bigint check (value >= 0),
  expired        bigint not null default 0 check (expired >= 0),
  -- Time stands still for it since then.
  frozen_at      timestamptz,
  -- A part of another grant of its source that ends later, because a booking failed.
  is_extension   boolean not null default false,
  -- Of what is held and used: money that left its owner has paid for it.
  repaid         bigint not null default 0,
  -- Its purchase was taken by the bank, or cancelled: what comes back is taken, too.
  clawed_back_at timestamptz,
  -- Where minutes come from: a package, a plan, a subscription, a single consultation, the welcome.
  plan           text,
  title          text,
  -- Credit bought it, and not a payment of its own.
  from_balance   boolean not null default false,
  -- A plan was extended, once.
  rolled_over_at timestamptz,
  -- What nothing holds of it ends early, and becomes credit; and its owner was told.
  recalled_at    timestamptz,
  recall_told_at timestamptz,
  -- Of minutes: what was paid for those that are neither gone nor used, in centavos. Rounded down once, cumulatively.
  worth          bigint generated always as (case when kind = 'minutes' then value - value * (amount - free - held -
    frozen) / amount else null::bigint end) stored,
  constraint gifts_are_of_a_payment check (not is_gift or payment_id is not null),
  constraint every_unit_is_somewhere check (amount = free + held + used + frozen + returned + clawed_back +
    on_gift_card + expired),
  constraint credit_never_ends check (kind <> 'credit' or ends_at is null),
  constraint ends_later check (ends_at > granted_at),
  constraint repaid_is_used check (repaid between 0 and held + used),
  constraint bonus_ends check (kind <> 'bonus' or ends_at is not null),
  constraint minutes_have_a_plan check ((kind = 'minutes') = (plan is not null)
    and plan in ('package', 'plan', 'subscription', 'single', 'welcome')),
  constraint minutes_end check (kind <> 'minutes' or ends_at is not null and value is not null and title is not null),
  constraint welcome_is_free check (plan <> 'welcome' or value = 0),
  constraint clawed_back_minutes_are_frozen check (kind <> 'minutes' or clawed_back_at is null or frozen_at is not null)
);
create index grants_to_spend on grants (person_id, id) where free > 0;
create index grants_of_payment on grants (payment_id) where payment_id is not null;
create index grants_frozen on grants (payment_id) where frozen > 0;
create index grants_on_gift_cards on grants (payment_id) where on_gift_card > 0;
create index gifts_of_person on grants (person_id) where is_gift;
create unique index grants_of_bonus on grants (source_id) where kind = 'bonus' and not is_extension;
create index grants_to_end on grants (ends_at) where free > 0 and ends_at is not null;
create index minutes_of_person on grants (person_id) where kind = 'minutes';
create index grants_of_source on grants (source_id) where kind <> 'credit';
create index minutes_by_end on grants (ends_at) where kind = 'minutes' and frozen_at is null and free + held > 0;
create index minutes_recalled on grants (id)
  where kind = 'minutes' and recalled_at is not null and frozen_at is null and free > 0 and held = 0;
create index minutes_for_consultant on grants (only_with) where kind = 'minutes' and free + held + frozen > 0;
create index minutes_to_tell on grants (id) where recalled_at is not null and returned > 0 and recall_told_at is null;
create unique index one_welcome_per_person on grants (person_id) where plan = 'welcome';

-- What a pack gives to a consultation: reserved first, settled once.
create table minute_covers (
  consultation_id uuid,
  position        smallint not null,
  covered_ms      bigint not null check (covered_ms > 0),
  used_ms         bigint,
  value           bigint check (value >= 0),
  -- What a consultant earns for covered time: their share of what was paid for those minutes, never more
  -- (money-and-time.md, P8). Only welcome minutes, for which nobody paid, are paid by the platform (`promotion`).
  earned          bigint check (earned >= 0),
  promotion       bigint check (promotion >= 0),
  -- What refunds of consultations gave back for minutes. It is credit of whatever paid for the minutes, so that a
  -- bank's case over that payment freezes it, and no other purchase's credit.
  refunded        bigint not null default 0,
  grant_id        bigint references grants,
  constraint minute_covers_check check (used_ms between 0 and covered_ms),
  constraint minute_covers_check1 check ((used_ms is null) = (value is null)),
  unique (consultation_id, "position"),
  constraint earned_when_settled check ((used_ms is null) = (earned is null)
    and (earned is null) = (promotion is null)),
  constraint earns_at_most_what_was_paid check (earned <= value + promotion),
  constraint promotion_only_without_payment check (promotion = 0 or value = 0),
  constraint refunds_at_most_what_was_paid check (refunded between 0 and value or refunded = 0),
  primary key (consultation_id, grant_id)
);
create index minute_covers_of_grant on minute_covers (grant_id);

-- Which act holds, used or returned how much of a grant: what comes back goes to the grants that its act names.
create table grant_uses (
  grant_id   bigint references grants,
  subject_id text collate "C",
  state      text check (state in ('held', 'used', 'frozen', 'returned', 'clawed_back', 'on_gift_card', 'expired')),
  amount     bigint not null check (amount >= 0),
  primary key (subject_id, grant_id, state)
);
create index grant_uses_of_grant on grant_uses (grant_id);

-- How much of a payment banks contest and may still take: so much of its credit is frozen, now or when it comes back.
create table contested_payments (
  payment_id uuid primary key,
  amount     bigint not null check (amount >= 0)
);
