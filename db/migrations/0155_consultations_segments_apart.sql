-- Consultations: only the check itself reads the index of an exclusion constraint, never a query (docs/decisions/0117).
-- The condition holds for each row, and none that a query states implies it. The new index has every row.
alter table billed_segments
  drop constraint billed_segments_consultation_id_tstzrange_excl,
  add constraint billed_segments_apart
    exclude using gist (consultation_id with =, tstzrange(started_at, ended_at) with &&) where (ended_at > started_at);
