-- consultants: whoever is not offline: few, however many consultants there are.
create or replace function present_consultants(at timestamptz) returns table (consultant_id uuid, status text)
  language sql stable parallel safe
  begin atomic
    select b.consultant_id, 'busy'::text from busy_consultants b
    union all
    select s.consultant_id, 'online'::text from consultant_switches s
    where (
        exists (
          select from presence_heartbeats d
          where d.consultant_id = s.consultant_id and d.seen_at > at - interval '15 seconds'
        )
        or exists (
          select from consultant_reaches r where r.consultant_id = s.consultant_id and r.reached_until > at
        )
      )
      and not exists (
        select from consultant_vacations v
        where v.consultant_id = s.consultant_id and v.starts_at <= at and v.back_at > at
      )
      and not exists (select from restrained_people(at) r where r.person_id = s.consultant_id)
      and not exists (select from busy_consultants b where b.consultant_id = s.consultant_id);
  end;
