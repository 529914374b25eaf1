-- wallet: writes down which bonuses a journal uses, those that expire first in front, or gives back to those that its
-- subject (the second part of its key) used, the last one first. Called by post_journal under the lock of the owner's
-- promotional account. with_whom: who earns it; a bonus that is not to be spent with somebody needs to know. A journal
-- with a key `bonus:…` names its bonus; its verb writes that row.
create or replace function record_bonus_use(the_key text, froms text[], tos text[], amounts bigint[],
  with_whom uuid) returns void
language plpgsql as $$
declare
  the_subject text := split_part(the_key, ':', 2); lot record; missing bigint; part bigint;
begin
  if the_key like 'bonus:%' then return; end if;
  for p in 1 .. cardinality(froms) loop
    missing := amounts[p];
    if froms[p] like 'client:%:promotional' then
      for lot in
        select id, unspent from bonuses
        where person_id = split_part(froms[p], ':', 2)::uuid and unspent > 0
          and frozen_at is null and taken_back_at is null and (not_with is null or not_with <> with_whom)
        order by expires_at, id
      loop
        part := least(missing, lot.unspent);
        update bonuses set unspent = unspent - part, used = used + part where id = lot.id;
        insert into bonus_uses as u (bonus_id, subject, used) values (lot.id, the_subject, part)
        on conflict (bonus_id, subject) do update set used = u.used + excluded.used;
        missing := missing - part;
        exit when missing = 0;
      end loop;
    elsif tos[p] like 'client:%:promotional' then
      for lot in
        select b.id, u.subject, u.used from bonus_uses u join bonuses b on b.id = u.bonus_id
        where b.person_id = split_part(tos[p], ':', 2)::uuid and u.subject = the_subject and u.used > 0
        order by b.expires_at desc, b.id desc
      loop
        part := least(missing, lot.used);
        update bonuses set unspent = unspent + part, used = used - part where id = lot.id;
        update bonus_uses set used = used - part where bonus_id = lot.id and subject = lot.subject;
        missing := missing - part;
        exit when missing = 0;
      end loop;
    else missing := 0;
    end if;
    if missing > 0 then
      raise exception 'ledger: % moves % centavos of bonus that no bonus holds', the_key, missing
        using errcode = 'check_violation';
    end if;
  end loop;
end $$;
