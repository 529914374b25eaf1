-- Reports: what moved on a person's statement, summed per hour (São Paulo), act and channel, kept with its lines.

create table person_sums (
  person_id uuid not null,
  moved_on date not null,
  hour smallint not null check (hour between 0 and 23),
  act text collate "C" not null,
  channel text collate "C" not null,
  amount bigint not null,
  lines int not null check (lines >= 0),
  primary key (person_id, moved_on, hour, act, channel)
);

create trigger summed_when_added after insert on statement_lines
  referencing new table as new_lines for each statement execute function sum_statement_lines();
create trigger summed_when_moved after update on statement_lines
  referencing old table as old_lines new table as new_lines for each statement execute function sum_statement_lines();
