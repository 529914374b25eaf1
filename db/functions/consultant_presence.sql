-- consultants: online, busy or offline at one instant, derived and never stored: a parametrised view that PostgreSQL
-- inlines into its caller.
create or replace function consultant_presence(at timestamptz) returns table (consultant_id uuid, status text)
  language sql stable parallel safe
  begin atomic
    select c.id,
      case
        when exists (select from busy_consultants b where b.consultant_id = c.id) then 'busy'
        when c.approved_at is not null
          and exists (select from consultant_switches s where s.consultant_id = c.id)
          and not exists (
            select from consultant_vacations v where v.consultant_id = c.id and v.starts_at <= at and v.back_at > at
          )
          and not exists (select from restrained_people(at) r where r.person_id = c.id)
          and (
            exists (
              select from presence_heartbeats d where d.consultant_id = c.id and d.seen_at > at - interval '15 seconds'
            )
            or exists (select from consultant_reaches r where r.consultant_id = c.id and r.reached_until > at)
          )
          then 'online'
        else 'offline'
      end
    from consultants c;
  end;
