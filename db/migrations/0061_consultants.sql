-- Who is reached without an open page, because their device rang and they pressed it (decision 191): until when, and
-- how many requests it rang for in vain.
create table consultant_reaches (
  consultant_id uuid primary key references consultants,
  test_id       uuid not null,
  tested_at     timestamptz not null,
  reached_until timestamptz,
  missed        smallint not null default 0 check (missed >= 0)
);
create index consultant_reaches_until on consultant_reaches (reached_until) where reached_until is not null;
