-- Consultations: changing what the two use. How often it went up, and how often the consultant proposed a dearer
-- channel and when the latest proposal was answered: both are limited (moves.rules.ts).
alter table consultations
  add column channel_raises int not null default 0 check (channel_raises >= 0),
  add column proposals int not null default 0 check (proposals >= 0),
  add column proposal_ended_at timestamptz;
