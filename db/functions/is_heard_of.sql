-- reminders: whether followers hear of a consultant now: approved, on no vacation, and the two may meet.
create or replace function is_heard_of(consultant uuid, person uuid, at timestamptz) returns boolean
  language sql stable parallel safe
  begin atomic
    select exists (select from consultants c where c.id = consultant and c.approved_at is not null)
      and not exists (select from consultant_vacations v
        where v.consultant_id = consultant and v.starts_at <= at and v.back_at > at)
      and meeting_obstacle(person, consultant, at) is null;
  end;
