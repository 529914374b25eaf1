-- Consultants: the rule alone says who is featured; the team hides somebody, and lifts nobody.
drop function if exists consultant_cards(timestamptz);
alter table consultants drop column featured_at;
alter table consultants add column hidden_from_featured_at timestamptz;
