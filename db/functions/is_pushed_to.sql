-- notifications: whether a person is reached by a device now: pushes of this group are wanted and worked last time, in
-- a sign-in that lasts. `by_itself`: wanted by whoever chose nothing.
create or replace function is_pushed_to(person uuid, topic text, by_itself boolean, at timestamptz) returns boolean
  language sql stable parallel safe
  begin atomic
    select exists (select from push_subscriptions s
        where s.person_id = person and s.ended_at is null and s.failed_at is null and is_session_open(s.session_id, at))
      and coalesce((select c.wanted from notice_choices c
        where c.person_id = person and c.topic = is_pushed_to.topic and c.way = 'push'), by_itself);
  end;
