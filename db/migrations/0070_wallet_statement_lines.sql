-- Wallet: the lines of a statement, kept as journals become final, and how far each follower of the ledger has read.

create table ledger_folds (
  name text primary key,
  through_journal bigint not null default 0 check (through_journal >= 0)
);
insert into ledger_folds (name) values ('statement');

-- One row per person, act and subject; see statement/sql.ts.
create table statement_lines (
  person_id uuid not null,
  act text collate "C" not null,
  about text collate "C" not null,
  came boolean not null,
  amount bigint not null,
  last_journal bigint not null,
  last_at timestamptz not null,
  primary key (person_id, act, about, came)
);
create index statement_lines_by_last on statement_lines (person_id, last_journal) include (amount) where amount <> 0;
create index statement_lines_by_time on statement_lines (person_id, last_at, last_journal);
