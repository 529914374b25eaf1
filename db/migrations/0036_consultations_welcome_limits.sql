-- Consultations: what the platform pays for free first minutes, to whom and for whom (docs/decisions/0026).

-- Its first part is covered by free minutes.
alter table consultations add column is_welcome boolean not null default false;

-- What the platform has reserved or paid for free minutes with a consultant on a day in São Paulo: at most R$ 30,00.
create table welcome_days (
  consultant_id uuid not null references consultants,
  day           date not null,
  amount        bigint not null,
  primary key (consultant_id, day),
  constraint at_most_thirty_reais check (amount between 0 and 3000)
);

-- Free minutes of one consultation, reserved with its request.
create table welcome_grants (
  consultation_id uuid primary key references consultations,
  client_id       uuid not null references people,
  -- The client's, when they asked.
  phone           text,
  consultant_id   uuid not null,
  day             date not null,
  -- Centavos for all of the minutes, and for those that were used; with those, null until it ended.
  reserved        bigint not null check (reserved > 0),
  paid            bigint check (paid between 0 and reserved),
  used_ms         bigint check (used_ms >= 0),
  check ((paid is null) = (used_ms is null)),
  foreign key (consultant_id, day) references welcome_days
);
-- Once per person and per phone; a request that used nothing does not count.
create unique index welcome_once_per_person on welcome_grants (client_id) where coalesce(used_ms, 1) > 0;
create unique index welcome_once_per_phone on welcome_grants (phone) where coalesce(used_ms, 1) > 0;
