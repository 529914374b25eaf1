-- Reports: what moved through the platform, summed per day (São Paulo), kind of journal, and the two sides of its
-- entries: an account of the platform, or whose money it is (`client`, `consultant`, `promotional`).

create table platform_sums (
  moved_on date not null,
  kind text collate "C" not null,
  source text collate "C" not null,
  target text collate "C" not null,
  amount bigint not null check (amount > 0),
  primary key (moved_on, kind, source, target)
);
