-- wallet: gift cards (decision 167). What a payer put on a card waits on an account of the platform, and is written
-- down with the grant that it is of; redeemed, it is a grant of the receiver that stays bound to the payer's payment.
insert into ledger_accounts (id, kind, guarded) values ('platform:gift_cards', 'gift_cards', false);

alter table grants
  -- Somebody else's payment brought it: it is spent as any other, and leaves by no withdrawal.
  add column is_gift boolean not null default false,
  -- Put on a card that nobody redeemed yet.
  add column on_gift_card bigint not null default 0 constraint grants_on_gift_card_check check (on_gift_card >= 0),
  drop constraint every_unit_is_somewhere,
  add constraint every_unit_is_somewhere
    check (amount = free + held + used + frozen + returned + clawed_back + on_gift_card),
  add constraint gifts_are_of_a_payment check (not is_gift or payment_id is not null);
create index grants_on_gift_cards on grants (payment_id) where on_gift_card > 0;
create index gifts_of_person on grants (person_id) where is_gift;

alter table grant_uses drop constraint grant_uses_state_check, add constraint grant_uses_state_check
  check (state in ('held', 'used', 'frozen', 'returned', 'clawed_back', 'on_gift_card'));
