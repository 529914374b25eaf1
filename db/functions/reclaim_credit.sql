-- wallet: what is free of a payment's credit with this owner pays what the payment owes, and is frozen as far as banks
-- contest more of it than is frozen, or waits on its gift card. Under the lock of the owner's account.
create or replace function reclaim_credit(the_owner uuid, the_payment uuid) returns void language plpgsql as $$
declare
  debt record; part bigint; there bigint; is_frozen bigint; wanted bigint;
  place constant text := 'client:' || the_owner || ':available';
begin
  select coalesce(sum(free), 0) into there from grants
  where payment_id = the_payment and kind = 'credit' and person_id = the_owner;
  for debt in
    select id, amount, paid from wallet_debts where payment_id = the_payment and paid < amount
    order by created_at, id for update
  loop
    part := least(debt.amount - debt.paid, there);
    exit when part = 0;
    update wallet_debts set paid = paid + part where id = debt.id;
    perform post_taken(format('debt:%s:paid:%s', debt.id, debt.paid + part), 'debt_paid', 'debt', debt.id,
      debt.paid + part, place, 'platform:dispute_loss', part, the_payment);
    there := there - part;
  end loop;
  select amount into wanted from contested_payments where payment_id = the_payment for update;
  select coalesce(sum(frozen + on_gift_card), 0) into is_frozen from grants
  where payment_id = the_payment and kind = 'credit';
  part := least(there, coalesce(wanted, 0) - is_frozen);
  if part > 0 then
    perform post_taken(format('dispute:%s:released:%s', the_payment, gen_random_uuid()), 'payment_disputed', 'dispute',
      the_payment::text, null, place, 'platform:suspense', part, the_payment);
  end if;
end $$;
