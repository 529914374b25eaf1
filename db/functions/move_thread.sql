-- written-questions: something came for one of the two of a thread: a question for the consultant, how it ended or a
-- follow-up for the client.
create or replace function move_thread() returns trigger language plpgsql as $$
declare
  for_client boolean := true; at timestamptz;
begin
  if tg_table_name = 'follow_ups' then at := new.sent_at;
  else
    -- Only questions have a state.
    if tg_op = 'UPDATE' then
      if old.state = new.state then return null; end if;
    end if;
    for_client := new.state <> 'asked';
    at := case when for_client then new.ended_at else new.asked_at end;
  end if;
  insert into question_threads as t (consultant_id, client_id, last_at, to_client_at, to_consultant_at)
  values (new.consultant_id, new.client_id, at, case when for_client then at end, case when not for_client then at end)
  on conflict (consultant_id, client_id) do update set
    last_at = greatest(t.last_at, excluded.last_at), to_client_at = greatest(t.to_client_at, excluded.to_client_at),
    to_consultant_at = greatest(t.to_consultant_at, excluded.to_consultant_at);
  return null;
end $$;
