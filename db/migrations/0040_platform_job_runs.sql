-- When a job of an hour or more is due next: processes restart more often than that.
create table job_runs (
  name   text primary key,
  due_at timestamptz not null
);
