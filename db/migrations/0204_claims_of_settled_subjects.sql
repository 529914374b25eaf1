-- Claims: about whatever was settled, not a consultation alone: an answered written question, or a booking that was
-- cancelled late. The team gives back without a request, too.
alter table claims
  alter column consultation_id drop not null,
  add column question_id uuid references written_questions(id),
  add column booking_id uuid references bookings(id),
  add column subject_id uuid generated always as (coalesce(consultation_id, question_id, booking_id)) stored,
  add constraint claims_one_subject check (num_nonnulls(consultation_id, question_id, booking_id) = 1),
  drop constraint claims_consultation_id_n_key,
  drop constraint claims_consultation_id_way_key,
  drop constraint claims_way_check,
  add constraint claims_way_check check (way in ('rule', 'asked', 'team'));
alter table claims
  alter column subject_id set not null,
  add constraint claims_subject_id_n_key unique (subject_id, n),
  add constraint claims_subject_id_way_key unique (subject_id, way);
