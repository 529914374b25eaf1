-- consultations: a seat breaks off (presences.gaps grows). From its third gap on, what its person may have heard since
-- the last proof, at most a lease, is counted; from the second one on, what they may hear is kept (meter_rooms).
create or replace function record_gap() returns trigger language plpgsql as $$
declare
  lease constant interval := interval '6 seconds';
  back  constant timestamptz := case when new.joined_at > old.joined_at then new.joined_at else current_instant() end;
begin
  if old.gaps >= 2 then
    new.unpaid_heard_ms := old.unpaid_heard_ms
      + greatest(0, ms_between(coalesce(old.proved_at, old.joined_at), least(back, coalesce(old.proved_at, old.joined_at) + lease)));
  end if;
  if new.gaps >= 2 then
    new.heard_until := coalesce(old.heard_until,
      (select max(ended_at) from billed_segments where consultation_id = new.consultation_id), '-infinity');
  end if;
  return new;
end $$;
