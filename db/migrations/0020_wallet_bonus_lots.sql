-- Wallet: bonus lots: each bonus says what is left of it, which consultation used how much, and which
-- purchase gave it (docs/decisions/0043).

alter table bonuses
  -- Centavos that can still be spent.
  add unspent    bigint not null default 0 check (unspent >= 0),
  -- Spent or reserved, less what was released again.
  add used       bigint not null default 0 check (used >= 0),
  -- Taken along by withdrawn credit, and the used part that was kept back from it.
  add withdrawn  bigint not null default 0 check (withdrawn >= 0),
  add repaid     bigint not null default 0 check (repaid >= 0),
  -- The payment whose money brought it, and the credit in centavos that came with it. Null: the money became no credit.
  add payment_id uuid,
  add paid       bigint check (paid > 0);

alter table bonuses add constraint every_centavo_is_somewhere
  check (amount = unspent + used + expired + withdrawn + coalesce(taken_back, 0));
create index bonuses_unspent on bonuses (expires_at) where unspent > 0;
create index bonuses_of_payment on bonuses (payment_id) where payment_id is not null;

-- Which act used how much of which bonus, less what it released. Written by record_bonus_use.
create table bonus_uses (
  bonus_id text collate "C" not null references bonuses,
  subject  text not null,
  used     bigint not null check (used >= 0),
  primary key (bonus_id, subject)
);
