-- written-questions: a question stays as it was sent, and one that is over stays as it is, whoever writes. Only the end
-- of a hold moves its deadline, later.
create or replace function keep_sent() returns trigger language plpgsql as $$
begin
  if old.asked_at is not null
       and ((new.question, new.asked_at) is distinct from (old.question, old.asked_at)
         or new.due_at is distinct from old.due_at
           and (old.on_hold_since is null or new.on_hold_since is not null or new.due_at < old.due_at))
     or old.ended_at is not null and new is distinct from old then
    raise exception 'question % was sent', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
