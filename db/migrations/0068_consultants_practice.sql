-- Consultants: vacation until a day, and replies that they wrote beforehand.

-- A row is a vacation; it ends by itself at `back_at`, the midnight in São Paulo after the last day.
create table consultant_vacations (
  consultant_id uuid primary key references consultants,
  back_at       timestamptz not null,
  set_at        timestamptz not null,
  constraint back_later check (back_at > set_at)
);
create index consultant_vacations_by_end on consultant_vacations (back_at);
