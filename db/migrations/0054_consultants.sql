-- Consultants: what an answer by message costs with somebody, and within how many hours it comes. Who never chose has
-- no row, and the terms of `DEFAULT_TERMS` (decision 188).
create table consultant_answer_terms (
  consultant_id uuid not null references consultants (id),
  valid_from    timestamptz not null,
  price         bigint not null check (price between 990 and 4990),
  hours         integer not null check (hours in (12, 24)),
  is_open       boolean not null,
  set_at        timestamptz not null check (set_at <= valid_from),
  primary key (consultant_id, valid_from)
);
