-- wallet: writes down whose credit and which bonus a journal takes, and gives back what an act took to where it was;
-- credit that comes otherwise is a grant of its own. Called by post_journal under the lock of the owner's account.
create or replace function record_grant_uses(
  -- Of each posting: the act that takes it, or took it; for a bonus itself, its verb writes its grants.
  acts text[], froms text[], tos text[], amounts bigint[],
  -- The payment whose credit leaves first, or that brings it; and whether what brought no bonus leaves first.
  whose uuid[], spares boolean[],
  -- On whom bonus is spent; until when that which comes back serves at least, and of which bonus it is.
  with_whom uuid, ends timestamptz[], the_bonus text
) returns void language plpgsql as $$
declare
  one record; missing bigint; part bigint; states text[]; came uuid[]; owner uuid; the_kind text;
  becomes text;
begin
  -- What comes back, the latest in front. It pays what its payment owes and is frozen for its cases at once.
  for p in 1 .. cardinality(froms) loop
    missing := amounts[p];
    the_kind := case when tos[p] like 'client:%:available' then 'credit'
      when tos[p] like 'client:%:promotional' and acts[p] is distinct from the_bonus then 'bonus' end;
    continue when the_kind is null;
    owner := split_part(tos[p], ':', 2)::uuid;
    came := '{}';
    states := case
      when froms[p] like any ('{client:%:reserved,client:%:ordered,client:%:booked,client:%:in_payout}') then '{held}'
      when froms[p] = 'platform:gateway' then '{returned,clawed_back}'
      when froms[p] = 'platform:suspense' then '{frozen}'
      when froms[p] = 'platform:gift_cards' then '{on_gift_card}'
      else '{used,held}' end;
    -- To where it was: what ends last in front, so that as much as possible can be used, then the latest.
    for one in
      select u.grant_id, u.state, u.amount, g.payment_id from grant_uses u join grants g on g.id = u.grant_id
      where u.subject_id = acts[p] and u.state = any (states) and u.amount > 0 and g.person_id = owner
        and g.kind = the_kind and (the_bonus is null or g.source_id = the_bonus)
      order by (g.payment_id = whose[p]) is not true and whose[p] is not null, g.ends_at desc, u.grant_id desc, u.state
    loop
      part := least(missing, one.amount);
      if the_kind = 'bonus' then
        perform give_back_bonus(one.grant_id, acts[p], one.state, part, ends[p]);
      else
        perform move_grant(one.grant_id, acts[p], one.state, 'free', part);
        came := came || one.payment_id;
      end if;
      missing := missing - part;
      exit when missing = 0;
    end loop;
    -- Credit that no act took is new.
    if missing > 0 and the_kind = 'bonus' then
      raise exception 'ledger: % gives back % centavos of bonus that no grant has', acts[p], missing
        using errcode = 'check_violation';
    elsif missing > 0 then
      insert into grants (person_id, kind, source_id, payment_id, amount, free, granted_at, is_gift)
      values (owner, 'credit', acts[p], whose[p], missing, missing, current_instant(),
        -- Whoever redeems somebody else's payment has a gift.
        exists (select from grants g
          where g.payment_id = whose[p] and g.kind = 'credit' and g.person_id <> owner and not g.is_gift));
      came := came || whose[p];
    end if;
    -- It pays what its payment owes, and is frozen for its cases.
    if froms[p] <> 'platform:suspense' then
      for one in select distinct id from unnest(came) as id where id is not null loop
        perform reclaim_credit(owner, one.id);
      end loop;
    end if;
  end loop;

  -- What leaves: what ends first in front, then the oldest (burn-down.rules.ts).
  for p in 1 .. cardinality(froms) loop
    missing := amounts[p];
    the_kind := case when froms[p] like 'client:%:available' then 'credit'
      when froms[p] like 'client:%:promotional' and acts[p] is distinct from the_bonus then 'bonus' end;
    if the_kind is not null then
      owner := split_part(froms[p], ':', 2)::uuid;
      becomes := case
        when tos[p] like any ('{client:%:reserved,client:%:ordered,client:%:booked,client:%:in_payout}') then 'held'
        when tos[p] = 'platform:gateway' then 'returned'
        when tos[p] = 'platform:suspense' then 'frozen'
        when tos[p] = 'platform:dispute_loss' then 'clawed_back'
        when tos[p] = 'platform:gift_cards' then 'on_gift_card'
        else 'used' end;
      for one in
        select id, free from grants g
        where person_id = owner and free > 0 and kind = the_kind
          -- What ended is left alone, as in sumOutOfUse.
          and (ends_at is null or ends_at > transaction_instant()) and (not_with is null or not_with <> with_whom)
          -- A gift leaves to no bank, unless its own payment goes back.
          and (not is_gift or payment_id = whose[p]
            or tos[p] <> 'platform:gateway' and tos[p] not like 'client:%:in_payout')
        order by (payment_id = whose[p]) is not true and whose[p] is not null,
          spares[p] and exists (
            select from grants b where b.payment_id = g.payment_id and b.kind = 'bonus' and b.value is not null),
          ends_at, id
      loop
        part := least(missing, one.free);
        perform move_grant(one.id, acts[p], 'free', becomes, part);
        missing := missing - part;
        exit when missing = 0;
      end loop;
      if missing > 0 then
        raise exception 'ledger: % takes % centavos that no grant has', acts[p], missing
          using errcode = 'check_violation';
      end if;
    elsif froms[p] = 'platform:gift_cards' then
      -- What came back to whoever had paid it was free above.
      for one in
        select u.grant_id, u.amount from grant_uses u join grants g on g.id = u.grant_id
        where u.subject_id = acts[p] and u.state = 'on_gift_card' and u.amount > 0
          and tos[p] <> 'client:' || g.person_id || ':available'
        order by u.grant_id
      loop
        part := least(missing, one.amount);
        perform move_grant(one.grant_id, acts[p], 'on_gift_card',
          case tos[p] when 'platform:gateway' then 'clawed_back' else 'used' end, part);
        missing := missing - part;
        exit when missing = 0;
      end loop;
    elsif froms[p] = 'platform:suspense' and tos[p] = 'platform:gateway' and whose[p] is not null then
      for one in select id, frozen from grants where payment_id = whose[p] and kind = 'credit' and frozen > 0
        order by id loop
        part := least(missing, one.frozen);
        perform move_grant(one.id, acts[p], 'frozen', 'clawed_back', part);
        missing := missing - part;
        exit when missing = 0;
      end loop;
    elsif froms[p] like 'client:%:in_payout' and tos[p] like 'platform:%' then
      for one in
        select u.grant_id, u.amount from grant_uses u join grants g on g.id = u.grant_id and g.kind = 'credit'
        where u.subject_id = acts[p] and u.state = 'held' and u.amount > 0 order by u.grant_id
      loop
        part := least(missing, one.amount);
        perform move_grant(one.grant_id, acts[p], 'held', 'returned', part);
        missing := missing - part;
        exit when missing = 0;
      end loop;
    end if;
  end loop;
end $$;
