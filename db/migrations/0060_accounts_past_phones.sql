-- Accounts: a phone that somebody had before stays known by its SHA-256, so that another number brings no second gift.

alter table person_marks
  drop constraint person_marks_kind_check,
  add constraint person_marks_kind_check check (kind in ('payer', 'card', 'phone'));

create index welcome_grants_by_phone_mark on welcome_grants (sha256(('phone:' || phone)::bytea))
  where coalesce(used_ms, 1) > 0;
