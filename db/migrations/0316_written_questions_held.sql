-- Written questions: when an answer was held back that had come in time. Once for a question it leaves half an hour to
-- say it otherwise, so that it counts as it first arrived.
alter table written_questions add column answer_held_at timestamptz;
