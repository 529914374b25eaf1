-- consultants: what the platform keeps of a consultant's new consultations by a channel, in hundredths of a percent,
-- where two of the team agreed it with them: of the channel, else of all. Null: their tier's.
create or replace function commission_of(consultant uuid, by_channel text, at timestamptz) returns integer
  language sql stable parallel safe
  begin atomic
    select coalesce(
      (select k.bps from consultant_commissions k
        where k.consultant_id = consultant and k.channel = by_channel and k.valid_from <= at
        order by k.valid_from desc, k.set_at desc limit 1),
      (select k.bps from consultant_commissions k
        where k.consultant_id = consultant and k.channel is null and k.valid_from <= at
        order by k.valid_from desc, k.set_at desc limit 1));
  end;
