-- Consultations: the author of an event is one of its consultation's two people, whom the consultation names
-- (docs/decisions/0132). Looking them up again took a tenth of what storing a message costs; S8 finds anybody else.
alter table consultation_events drop constraint consultation_events_author_id_fkey;
