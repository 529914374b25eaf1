-- Wallet: what a disputed purchase still gives is frozen until the bank has decided (docs/decisions/0043).

alter table minute_packs
  add payment_id uuid,
  add frozen_at  timestamptz,
  -- The bank gave the money back: the rest is taken, as soon as no consultation uses it.
  add lost_at    timestamptz;
create index minute_packs_of_payment on minute_packs (payment_id) where payment_id is not null;

alter table bonuses
  -- Centavos that wait outside the promotional account.
  add frozen    bigint not null default 0 check (frozen >= 0),
  add frozen_at timestamptz,
  drop constraint every_centavo_is_somewhere,
  add constraint every_centavo_is_somewhere
    check (amount = unspent + used + expired + withdrawn + frozen + coalesce(taken_back, 0));
create index bonuses_out_of_use on bonuses (person_id) where frozen_at is not null or taken_back_at is not null;

-- What was used of a purchase whose money the bank gave back. Until it is paid, nothing is withdrawn or given.
create table wallet_debts (
  id         text collate "C" primary key,
  person_id  uuid not null,
  amount     bigint not null check (amount > 0),
  paid       bigint not null default 0 check (paid between 0 and amount),
  created_at timestamptz not null
);
create index wallet_debts_open on wallet_debts (person_id, created_at) where paid < amount;
