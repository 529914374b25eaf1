-- written-questions: a question stays as it was sent, and one that is over as it is. A hold moves its deadline, and
-- once an answer held in time. One that was missed may still be answered, once, from its draft.
create or replace function keep_sent() returns trigger language plpgsql as $$
declare
  of_late_answer constant text[] := '{answer,answer_version,answer_shingles,answered_late_at,last_seq}';
begin
  if old.state = 'missed' and old.answered_late_at is null
     and to_jsonb(new) - of_late_answer = to_jsonb(old) - of_late_answer then
    return new;
  end if;
  if old.asked_at is not null
       and ((new.question, new.asked_at) is distinct from (old.question, old.asked_at)
         or new.due_at is distinct from old.due_at
           and (old.on_hold_since is null or new.on_hold_since is not null or new.due_at < old.due_at)
           and not (old.answer_held_at is null and new.answer_held_at < old.due_at and new.due_at > old.due_at
             and new.due_at <= new.answer_held_at + interval '30 minutes')
         or old.answer_held_at is not null and new.answer_held_at is distinct from old.answer_held_at)
     or old.ended_at is not null and new is distinct from old then
    raise exception 'question % was sent', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
