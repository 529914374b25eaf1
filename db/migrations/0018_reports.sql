create table person_sums (
  person_id uuid,
  moved_on  date,
  hour      smallint check (hour between 0 and 23),
  act       text collate "C",
  channel   text collate "C",
  amount    bigint not null,
  lines     integer not null check (lines >= 0),
  primary key (person_id, moved_on, hour, act, channel)
);

create table platform_sums (
  moved_on date,
  kind     text collate "C",
  source   text collate "C",
  target   text collate "C",
  amount   bigint not null check (amount > 0),
  primary key (moved_on, kind, source, target)
);

-- Spreadsheets that take long are written by the worker, shown with their progress, and kept for seven days.
create table report_exports (
  id         uuid primary key,
  person_id  uuid not null references people,
  from_on    date not null,
  to_on      date not null,
  -- Part of the address in the mail; without it nobody reads the file, and with it only its owner.
  signature  text not null check (signature ~ '^[0-9a-f]{64}$'),
  lines      integer not null check (lines >= 0),
  done_lines integer not null default 0 check (done_lines >= 0),
  asked_at   timestamptz not null,
  -- By whom it is being written: another worker goes on when this one died.
  touched_at timestamptz,
  ready_at   timestamptz,
  is_mailed  boolean not null default false,
  expires_at timestamptz not null,
  constraint report_exports_check check (to_on >= from_on),
  constraint report_exports_check1 check (ready_at >= asked_at),
  constraint mailed_when_ready check (ready_at is not null or not is_mailed)
);
create unique index one_open_export on report_exports (person_id) where ready_at is null;
create index report_exports_by_expiry on report_exports (expires_at);
