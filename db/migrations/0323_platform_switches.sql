-- Platform: what the team has switched off, and the notice that every page shows.

create table switches (
  -- 'payouts', 'channel:audio'. A row that has not lapsed: it is off, or the notice is shown.
  name   text primary key check (name ~ '^[a-z]+(:[a-z_]+)?$'),
  -- What people read.
  words  text not null check (length(words) between 1 and 300),
  -- By itself it is on again then; null: when somebody says so.
  until  timestamptz,
  set_at timestamptz not null
);
