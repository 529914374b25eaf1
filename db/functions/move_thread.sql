-- written-questions: something came for one of the two of a thread: a question or what is asked about an answer for the
-- consultant; how a question ended, what came of it later and a follow-up for the client.
create or replace function move_thread() returns trigger language plpgsql as $$
declare
  client uuid; consultant uuid; at timestamptz; for_client boolean := true;
begin
  if tg_table_name = 'clarifications' then
    at := coalesce(new.answered_at, new.lapsed_at);
    for_client := at is not null;
    at := coalesce(at, new.asked_at);
    -- An answer that was held changes nothing that anybody sees.
    if tg_op = 'UPDATE' and not for_client then return null; end if;
    select client_id, consultant_id into client, consultant from written_questions where id = new.question_id;
  else
    client := new.client_id;
    consultant := new.consultant_id;
    if tg_table_name = 'follow_ups' then at := new.sent_at;
    else
      -- Only questions have a state.
      if tg_op = 'UPDATE' then
        if (old.state, old.answered_late_at) is not distinct from (new.state, new.answered_late_at) then
          return null;
        end if;
      end if;
      for_client := new.state <> 'asked';
      at := case when for_client then coalesce(new.answered_late_at, new.ended_at) else new.asked_at end;
    end if;
  end if;
  insert into question_threads as t (consultant_id, client_id, last_at, to_client_at, to_consultant_at)
  values (consultant, client, at, case when for_client then at end, case when not for_client then at end)
  on conflict (consultant_id, client_id) do update set
    last_at = greatest(t.last_at, excluded.last_at), to_client_at = greatest(t.to_client_at, excluded.to_client_at),
    to_consultant_at = greatest(t.to_consultant_at, excluded.to_consultant_at);
  return null;
end $$;
