-- consultations: S5: what is final stays final, whoever writes, and so does who came to a booking.
create or replace function keep_final() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null
     and (new.state, new.billed_ms, new.covered_ms, new.held, new.held_promotional, new.captured, new.commission,
          new.released, new.fee, new.ended_at, new.channel, new.price_per_minute, new.audio_ms, new.video_ms,
          new.audio_covered_ms, new.video_covered_ms, new.charges_milliseconds)
       is distinct from
         (old.state, old.billed_ms, old.covered_ms, old.held, old.held_promotional, old.captured, old.commission,
          old.released, old.fee, old.ended_at, old.channel, old.price_per_minute, old.audio_ms, old.video_ms,
          old.audio_covered_ms, old.video_covered_ms, old.charges_milliseconds)
     or old.attendance is not null and new.attendance is distinct from old.attendance
     or (new.booked_at, new.booked_minutes) is distinct from (old.booked_at, old.booked_minutes) then
    raise exception 'consultation % is final', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
