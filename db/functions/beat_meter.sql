-- consultations: says that a meter runs, every few seconds, and writes down for how long none did, and for how long
-- this one did not.
create or replace function beat_meter(meter uuid default null) returns void language plpgsql as $$
declare
  patience constant interval := interval '20 seconds';
  before timestamptz; mine timestamptz; now_at timestamptz;
begin
  select at into before from meter_pulse for update;
  now_at := current_instant();
  if before is null then
    insert into meter_pulse (at) values (now_at) on conflict do nothing;
  elsif now_at > before then
    update meter_pulse set at = now_at;
    if before < now_at - patience then
      insert into meter_outages (since, until) values (before, now_at) on conflict do nothing;
    end if;
  end if;
  if meter is null then return; end if;
  select at into mine from running_meters where id = meter;
  if mine < now_at - patience then
    insert into lost_meters (id, since, until) values (meter, mine, now_at) on conflict do nothing;
  end if;
  insert into running_meters (id, at) values (meter, now_at)
    on conflict (id) do update set at = greatest(running_meters.at, excluded.at);
  -- Processes that failed long ago.
  delete from running_meters where at < now_at - interval '1 day';
end $$;
