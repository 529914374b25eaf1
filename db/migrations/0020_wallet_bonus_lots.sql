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

-- Until here, what was left followed from the balance: bonuses that end first were spent first.
update bonuses b set unspent = kept.unspent
from (
  select o.id, greatest(0, least(o.amount - o.expired, a.balance - (
    sum(o.amount - o.expired) over (partition by o.person_id order by o.expires_at desc, o.id desc)
      - (o.amount - o.expired)
  ))) as unspent
  from bonuses o join ledger_accounts a on a.id = 'client:' || o.person_id || ':promotional'
  where o.taken_back_at is null
) kept
where kept.id = b.id;
update bonuses set used = amount - expired - unspent - coalesce(taken_back, 0);
alter table bonuses add constraint every_centavo_is_somewhere
  check (amount = unspent + used + expired + withdrawn + coalesce(taken_back, 0));
create index bonuses_unspent on bonuses (expires_at) where unspent > 0;
create index bonuses_of_payment on bonuses (payment_id) where payment_id is not null;

-- Which act used how much of which bonus, less what it released. Written by record_bonus_use; `before`: from before
-- this was recorded.
create table bonus_uses (
  bonus_id text collate "C" not null references bonuses,
  subject  text not null,
  used     bigint not null check (used >= 0),
  primary key (bonus_id, subject)
);
insert into bonus_uses (bonus_id, subject, used) select id, 'before', used from bonuses where used > 0;

update bonuses b set payment_id = o.payment_id, paid = o.total
from catalogue_orders o where o.id::text = b.id and o.kind = 'credits' and o.payment_id is not null;
update bonuses b set payment_id = p.payment_id
from subscription_periods p where p.subscription_id || ':' || p.n = b.id and p.payment_id is not null;
