-- consultants: the tier of a consultant at an instant: what two of the team decided last of what counts by then, else
-- that of the approval, `approved_in`.
create or replace function tier_of(consultant uuid, approved_in text, at timestamptz) returns text
  language sql stable parallel safe
  begin atomic
    select coalesce(
      (select k.tier from consultant_tiers k where k.consultant_id = consultant and k.valid_from <= at
        order by k.set_at desc, k.id limit 1),
      approved_in);
  end;
