-- Team: incidents that are open, of which the team was told by mail once, and is told once more when they are over.

create table team_alarms (
  kind      text primary key check (kind ~ '^[a-z_]{1,40}$'),
  since     timestamptz not null,
  -- As it was told.
  words     text not null,
  -- Since when it was not seen any more; null: it still stands.
  gone_at   timestamptz check (gone_at >= since)
);
