-- Consultants: vacation until a day, and replies that they wrote beforehand.

-- A row is a vacation; it ends by itself at `back_at`, the midnight in São Paulo after the last day.
create table consultant_vacations (
  consultant_id uuid primary key references consultants,
  back_at       timestamptz not null,
  set_at        timestamptz not null,
  constraint back_later check (back_at > set_at)
);
create index consultant_vacations_by_end on consultant_vacations (back_at);

-- Replies that a consultant wrote beforehand. A message with exactly these words is stamped `prepared` by the server.
alter table consultation_events drop constraint consultation_events_author_kind_check;
alter table consultation_events add constraint consultation_events_author_kind_check
  check (author_kind in ('client', 'consultant', 'prepared', 'automatic', 'system'));
create table consultant_quick_replies (
  consultant_id uuid not null references consultants,
  place         smallint not null check (place between 1 and 20),
  body          text not null check (char_length(body) between 1 and 500),
  primary key (consultant_id, place),
  unique (consultant_id, body)
);
