-- notifications: whether it is within somebody's quiet hours, as `quietEndsAt` says it.
create or replace function is_quiet(person uuid, at timestamptz) returns boolean
  language sql stable parallel safe
  begin atomic
    select coalesce((
      select mod(h.minute - q.from_minute + 1440, 1440) < mod(q.until_minute - q.from_minute + 1440, 1440)
      from (
        select chosen.from_minute::int, chosen.until_minute::int, chosen.zone from notice_quiet_hours chosen
          where chosen.person_id = person
        union all select 1320, 420, 'America/Sao_Paulo'
          where not exists (select from notice_quiet_hours chosen where chosen.person_id = person)
      ) q (from_minute, until_minute, zone),
      lateral (select extract(hour from at at time zone q.zone)::int * 60
        + extract(minute from at at time zone q.zone)::int as minute) h), false);
  end;
