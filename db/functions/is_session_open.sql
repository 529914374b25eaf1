-- accounts: whether a sign-in lasts, for what ends with it and belongs to a lower domain, like a browser's pushes.
create or replace function is_session_open(session uuid, at timestamptz) returns boolean
  language sql stable parallel safe
  begin atomic
    select exists (select from sessions s where s.id = session and s.ended_at is null and s.expires_at > at);
  end;
