-- written-questions: what the client attached goes with the question, what the consultant attached with the answer.
create or replace function send_attachments() returns trigger language plpgsql as $$
begin
  if old.state <> new.state then
    update question_attachments set sent_at = coalesce(new.ended_at, new.asked_at)
    where question_id = new.id and sent_at is null and erased_at is null and is_stored
      and author_id = case new.state when 'asked' then new.client_id else new.consultant_id end;
  end if;
  return null;
end $$;
