-- catalogue: gift cards (decision 167): a kind of what is sold, paid by Pix alone, and to whom each goes.
alter table catalogue_items drop constraint catalogue_items_kind_check, add constraint catalogue_items_kind_check
  check (kind in ('credits', 'package', 'plan', 'single', 'subscription', 'written', 'gift_card'));
alter table catalogue_coupons drop constraint catalogue_coupons_kinds_check, add constraint catalogue_coupons_kinds_check
  check (cardinality(kinds) > 0
    and kinds <@ array['credits', 'package', 'plan', 'single', 'subscription', 'written', 'gift_card']);
alter table catalogue_orders drop constraint catalogue_orders_kind_check, add constraint catalogue_orders_kind_check
  check (kind in ('credits', 'package', 'plan', 'single', 'subscription', 'written', 'gift_card')),
  add constraint a_payment_alone_pays_a_gift
    check (kind <> 'gift_card' or coupon is null and bonus = 0 and from_balance = 0);

create table catalogue_gift_cards (
  -- Placed in the transaction of its order, before it.
  order_id       uuid primary key references catalogue_orders deferrable initially deferred,
  person_id       uuid not null references people,
  -- Of somebody who need not have an account; null once a side of it closed theirs.
  receiver_name  text,
  receiver_email text,
  words          text,
  -- Only its hash is kept; null until it is paid.
  code_hash      bytea unique,
  redeemed_by    uuid references people,
  redeemed_at    timestamptz,
  cancelled_at   timestamptz,
  constraint redeemed_by_somebody check ((redeemed_by is null) = (redeemed_at is null))
);
create index catalogue_gift_cards_of_payer on catalogue_gift_cards (person_id);
create index catalogue_gift_cards_redeemed on catalogue_gift_cards (redeemed_by) where redeemed_by is not null;
create index catalogue_gift_cards_to on catalogue_gift_cards (receiver_email) where receiver_email is not null;

create trigger forgets_unpaid_gift after update of state on catalogue_orders for each row
  when (new.kind = 'gift_card' and new.state in ('expired', 'cancelled')) execute function forget_gift_card();
