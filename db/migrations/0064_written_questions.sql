-- The row of a correspondence is locked last, at the end of the transaction: an answer that is paid and a purchase that
-- asks the next question met in the client's account and in that row, in either order.
drop trigger moves_thread on written_questions;
drop trigger moves_thread on clarifications;
drop trigger moves_thread on follow_ups;
create constraint trigger moves_thread after insert or update of state, answered_late_at on written_questions
  deferrable initially deferred for each row when (new.asked_at is not null) execute function move_thread();
create constraint trigger moves_thread after insert or update on clarifications
  deferrable initially deferred for each row execute function move_thread();
create constraint trigger moves_thread after insert on follow_ups
  deferrable initially deferred for each row execute function move_thread();
-- A page of what a consultant was asked is read without everything that was asked before.
create index written_questions_bought_of_consultant on written_questions (consultant_id, bought_at desc, id)
  where asked_at is not null;
