-- wallet: writes down which bonuses a journal uses, or gives back to those that its subject used. Called by
-- post_journal under the lock of the owner's promotional account. with_whom: who earns it.
create or replace function record_bonus_use(the_key text, the_subject text, froms text[], tos text[], amounts bigint[],
  with_whom uuid) returns void
language plpgsql as $$
declare
  lot record; missing bigint; part bigint; of_kept bigint;
  the_instant constant timestamptz := transaction_instant();
begin
  for p in 1 .. cardinality(froms) loop
    missing := amounts[p];
    if froms[p] like 'client:%:promotional' then
      -- What ends first in front. A part may be kept, and end later; what ended or is owed by its purchase is left
      -- alone, as in sumOutOfUse.
      for lot in
        select b.id, o.is_kept, o.has from bonuses b cross join lateral parts_of_bonus(b) o
        where b.person_id = split_part(froms[p], ':', 2)::uuid and b.unspent > 0 and o.has > 0 and o.ends > the_instant
          and b.frozen_at is null and b.taken_back_at is null and (b.not_with is null or b.not_with <> with_whom)
        order by o.ends, b.id, o.is_kept
      loop
        part := least(missing, lot.has);
        of_kept := case when lot.is_kept then part else 0 end;
        update bonuses set unspent = unspent - part, used = used + part, kept = kept - of_kept where id = lot.id;
        insert into bonus_uses as u (bonus_id, subject, used, kept) values (lot.id, the_subject, part, of_kept)
        on conflict (bonus_id, subject) do update set used = u.used + excluded.used, kept = u.kept + excluded.kept;
        missing := missing - part;
        exit when missing = 0;
      end loop;
    elsif tos[p] like 'client:%:promotional' then
      -- What ends last in front.
      for lot in
        select b.id, u.subject, o.is_kept, o.has from bonus_uses u join bonuses b on b.id = u.bonus_id
        cross join lateral (values
          (false, u.used - u.kept, b.expires_at), (true, u.kept, greatest(b.expires_at, b.kept_until))
        ) o (is_kept, has, ends)
        where b.person_id = split_part(tos[p], ':', 2)::uuid and u.subject = the_subject and o.has > 0
        order by o.ends desc, b.id desc, o.is_kept desc
      loop
        part := least(missing, lot.has);
        of_kept := case when lot.is_kept then part else 0 end;
        update bonuses set unspent = unspent + part, used = used - part, kept = kept + of_kept where id = lot.id;
        update bonus_uses set used = used - part, kept = kept - of_kept, released = released + part - of_kept
        where bonus_id = lot.id and subject = lot.subject;
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
