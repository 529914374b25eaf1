-- written-questions: what was asked stays, its deadline moves once, by half an hour at most, for an answer that was
-- held back in time, and what is over stays as it is.
create or replace function keep_clarification() returns trigger language plpgsql as $$
begin
  if num_nonnulls(old.answered_at, old.lapsed_at) > 0 and new is distinct from old
     or (new.question_id, new.asked, new.asked_at) is distinct from (old.question_id, old.asked, old.asked_at)
     or old.held_at is not null and (new.held_at, new.due_at) is distinct from (old.held_at, old.due_at)
     or new.due_at is distinct from old.due_at
       and not (new.held_at < old.due_at and new.due_at > old.due_at
         and new.due_at <= new.held_at + interval '30 minutes') then
    raise exception 'clarification % was sent', old.question_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
