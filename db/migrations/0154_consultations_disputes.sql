-- Consultations: until when the latest denial of sound was counted (S17), so that one stretch of it counts once.
alter table consultations add column disputed_until timestamptz;
