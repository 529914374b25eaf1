-- Scheduling: the address at which a consultant's own calendar reads their bookings.
create table calendar_addresses (
  consultant_id uuid primary key references consultants,
  -- Whoever knows it may read; renewed when somebody should no longer. Kept as it is, so that it can be shown again.
  secret        text not null unique check (secret ~ '^[A-Za-z0-9_-]{32}$'),
  renewed_at    timestamptz not null
);
