-- wallet: what becomes of credit that goes to this account.
create or replace function taken_as(the_account text) returns text language sql immutable as $$
  select case
    when the_account like any ('{client:%:reserved,client:%:ordered,client:%:booked,client:%:in_payout}') then 'held'
    when the_account = 'platform:gateway' then 'returned'
    when the_account = 'platform:suspense' then 'frozen'
    when the_account = 'platform:dispute_loss' then 'clawed_back'
    when the_account = 'platform:gift_cards' then 'on_gift_card'
    else 'used' end
$$;
