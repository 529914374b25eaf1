-- written-questions: what the client attached goes with the question, what the consultant attached with the answer,
-- also with a late one.
create or replace function send_attachments() returns trigger language plpgsql as $$
begin
  if (old.state, old.answered_late_at) is distinct from (new.state, new.answered_late_at) then
    update question_attachments set sent_at = coalesce(new.answered_late_at, new.ended_at, new.asked_at)
    where question_id = new.id and sent_at is null and erased_at is null and is_stored
      and author_id = case new.state when 'asked' then new.client_id else new.consultant_id end;
  end if;
  return null;
end $$;
