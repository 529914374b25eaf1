-- Written questions: what an answer says, three words at a time, to find copies; an answer that came too late and cost
-- nothing (decision 188).
alter table written_questions add column answer_shingles integer[],
  add column answered_late_at timestamptz,
  add constraint late_is_after_the_deadline check (
    answered_late_at is null or state = 'missed' and answered_late_at >= due_at and answer <> '');

alter table written_question_events drop constraint written_question_events_type_check,
  add constraint written_question_events_type_check check (type in ('unsent', 'asked', 'answered', 'declined', 'missed',
    'given_up', 'lapsed', 'taken_back', 'warned_half', 'warned_soon', 'answered_late'));
