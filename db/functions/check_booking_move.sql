-- scheduling: the lives of a booking, as in rules.ts (NEXT). What has ended stays as it is, whoever writes.
create or replace function check_booking_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'reserved' then return new; end if;
    raise exception 'a booking begins reserved, not %', new.state using errcode = 'restrict_violation';
  end if;
  if old.ended_at is not null and new is distinct from old then
    raise exception 'booking % is final', old.id using errcode = 'restrict_violation';
  end if;
  if (new.id, new.client_id, new.consultant_id, new.price, new.commission_bps)
    is distinct from (old.id, old.client_id, old.consultant_id, old.price, old.commission_bps) then
    raise exception 'what was agreed for booking % stays', old.id using errcode = 'restrict_violation';
  end if;
  if old.opened_at is not null and new.opened_at is distinct from old.opened_at
    or new.opened_at is distinct from old.opened_at and old.state <> 'confirmed' then
    raise exception 'the room of booking % opens once, when it is paid', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not (new.state = any (case old.state
    when 'reserved' then array['confirmed', 'expired', 'cancelled']
    when 'confirmed' then array['kept', 'client_absent', 'consultant_absent', 'both_absent', 'undone', 'cancelled']
    else '{}' end)) then
    raise exception 'booking % cannot move from % to %', old.id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
