-- consultations: says that a meter runs, every few seconds, and writes down for how long none did.
create or replace function beat_meter() returns void language plpgsql as $$
declare
  before timestamptz; now_at timestamptz;
begin
  select at into before from meter_pulse for update;
  now_at := current_instant();
  if before is null then
    insert into meter_pulse (at) values (now_at) on conflict do nothing;
  elsif now_at > before then
    update meter_pulse set at = now_at;
    if before < now_at - interval '20 seconds' then
      insert into meter_outages (since, until) values (before, now_at) on conflict do nothing;
    end if;
  end if;
end $$;
