-- consultations: an open question whose payment is disputed waits for the bank, and ends when the bank gives it back.
alter table written_questions add column on_hold_since timestamptz,
  add constraint on_hold_while_open check (on_hold_since is null or ended_at is null),
  drop constraint written_questions_state_check, drop constraint written_questions_check4,
  add constraint written_questions_state_check check (state in ('unsent', 'asked', 'answered', 'declined', 'missed',
    'given_up', 'lapsed', 'taken_back')),
  add constraint sent_by_state
    check (state = 'taken_back' or (asked_at is null) = (state in ('unsent', 'given_up', 'lapsed')));
create index written_questions_on_hold on written_questions (id) where on_hold_since is not null;
alter table written_question_events drop constraint written_question_events_type_check,
  add constraint written_question_events_type_check check (type in ('unsent', 'asked', 'answered', 'declined', 'missed',
    'given_up', 'lapsed', 'taken_back', 'warned_half', 'warned_soon'));
