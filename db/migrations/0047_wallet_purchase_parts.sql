-- wallet: minutes of one purchase may be paid by several moneys, the balance and a payment; each is a part of its own,
-- so that a dispute, a refund and a cancellation touch what their money bought and nothing else.
alter table minute_packs add column purchase_id uuid, add column part smallint not null default 1,
  add column from_balance boolean not null default false;
update minute_packs set purchase_id = id;
alter table minute_packs alter column purchase_id set not null, add constraint part_of_a_purchase check (part > 0);
create unique index minute_packs_of_purchase on minute_packs (purchase_id, part);
