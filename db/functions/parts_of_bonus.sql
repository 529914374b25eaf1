-- wallet: what of a bonus its purchase does not owe, in centavos, and when it ends: what is kept, and the rest.
create or replace function parts_of_bonus(b bonuses)
returns table (is_kept boolean, has bigint, ends timestamptz) language sql stable as $$
  select o.is_kept, o.has, o.ends
  from (select b.unspent - case when b.repaid > 0 then owed_of_bonus(b) else 0 end as free) own
  cross join lateral (values (false, own.free - least(b.kept, own.free), b.expires_at),
    (true, least(b.kept, own.free), greatest(b.expires_at, b.kept_until))) o (is_kept, has, ends)
$$;
