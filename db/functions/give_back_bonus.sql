-- wallet: gives back bonus that an act took, once it is on the promotional account. It pays what its purchase owes of
-- it, or is taken or frozen with that; what its owner had paid for is theirs, as a new grant.
create or replace function give_back_bonus(
  the_grant bigint, the_act text, the_state text, the_amount bigint,
  -- What is left serves until then at least, by a grant of its own (decision 128).
  the_end timestamptz
) returns void language plpgsql as $$
declare
  given grants; debt record; is_month boolean; is_lost boolean; open bigint; counted bigint; owed bigint; own bigint;
  gone bigint; pays bigint; part bigint; place text; target bigint := the_grant;
begin
  select * into given from grants where id = the_grant;
  place := 'client:' || given.person_id || ':promotional';
  is_month := given.payment_id is not null and given.value is null;
  is_lost := given.clawed_back_at is not null;
  select coalesce(sum(amount - paid), 0) into open from (
    select amount, paid from wallet_debts where payment_id = given.payment_id and paid < amount
    order by created_at, id for update) debts;
  -- What was counted as spent when the bank took its part. The price of a month pays by its share.
  counted := case when is_lost then given.held + given.used else given.repaid end;
  owed := case when open = 0 then 0 else least(the_amount, counted, case when not is_month then open end) end;
  pays := case when is_month and counted > 0 then open * owed / counted else owed end;
  own := case
    when the_state = 'held' and (is_lost or is_month) then the_amount
    when is_lost then owed
    else least(the_amount, owed + given.held + given.used - given.repaid) end;
  gone := case when is_lost then own else owed end;
  update grants set repaid = least(given.repaid - case when is_lost then 0 else owed end,
    given.held + given.used - the_amount)
  where id = the_grant;

  -- Decision 121.
  if own < the_amount then
    perform move_grant(the_grant, the_act, the_state, 'returned', the_amount - own);
    insert into grants (person_id, kind, source_id, amount, free, granted_at, ends_at, not_with)
    values (given.person_id, 'bonus', format('%s:paid:%s', given.source_id, gen_random_uuid()), the_amount - own,
      the_amount - own, given.granted_at, greatest(given.ends_at, the_end), given.not_with);
  end if;
  if own > 0 then
    perform move_grant(the_grant, the_act, the_state, 'free', own);
  end if;
  if gone > 0 then
    perform move_grant(the_grant, coalesce(given.payment_id::text, given.source_id), 'free',
      case when is_lost then 'clawed_back' else 'returned' end, gone);
    perform post_taken(format('bonus:%s:owed:%s', given.source_id, gen_random_uuid()),
      case when is_lost then 'bonus_taken_back' else 'bonus_withdrawn' end, 'bonus', given.source_id, null, place,
      'platform:promotion_cost', gone, null);
  end if;
  if is_month and pays > 0 then
    perform post_taken(format('period:%s:taken:%s', given.payment_id, gen_random_uuid()), 'subscription_period_taken',
      'payment', given.payment_id::text, null, 'platform:subscription_revenue', 'platform:dispute_loss', pays, null);
  end if;
  for debt in
    select id, amount, paid from wallet_debts where payment_id = given.payment_id and paid < amount and pays > 0
    order by created_at, id
  loop
    part := least(pays, debt.amount - debt.paid);
    update wallet_debts set paid = paid + part where id = debt.id;
    pays := pays - part;
    exit when pays = 0;
  end loop;

  part := own - gone;
  -- Time stands still for what is frozen.
  the_end := the_end - coalesce(current_instant() - given.frozen_at, interval '0');
  if part > 0 and the_end > given.ends_at then
    if part = given.amount then
      update grants set ends_at = the_end where id = the_grant;
    else
      update grants set amount = amount - part, free = free - part where id = the_grant;
      insert into grants (person_id, kind, source_id, is_extension, payment_id, value, amount, free, granted_at,
        ends_at, not_with, frozen_at)
      values (given.person_id, 'bonus', given.source_id, true, given.payment_id,
        case when given.value is not null then 0 end, part, part, given.granted_at, the_end, given.not_with,
        given.frozen_at)
      returning id into target;
    end if;
  end if;
  if part > 0 and given.frozen_at is not null then
    perform move_grant(target, given.payment_id::text, 'free', 'frozen', part);
    perform post_taken(format('bonus:%s:frozen:%s', given.source_id, gen_random_uuid()), 'bonus_frozen', 'bonus',
      given.source_id, null, place, 'platform:promotion_cost', part, null);
  end if;
end $$;
