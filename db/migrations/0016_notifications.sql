-- Notifications: mails, queued by the transaction that causes them and sent afterwards. The key names the act: one act
-- is one mail for ever.
create table mails (
  id         uuid primary key,
  key        text not null unique,
  recipient  text not null,
  -- What the template is filled with; null once nothing more is tried, because it may hold a secret link.
  template   jsonb,
  queued_at  timestamptz not null,
  attempts   integer not null default 0,
  -- Exactly one of these three is set: next try at, being handed over since, over since.
  due_at     timestamptz,
  taken_at   timestamptz,
  ended_at   timestamptz,
  outcome    text check (outcome in ('sent', 'refused', 'given_up', 'uncertain')),
  fault      text,
  check (num_nonnulls(due_at, taken_at, ended_at) = 1),
  check ((ended_at is null) = (outcome is null)),
  check ((ended_at is null) = (template is not null))
);
create index mails_due on mails (due_at) where due_at is not null;
create index mails_taken on mails (taken_at) where taken_at is not null;
create index mails_ended on mails (ended_at) where ended_at is not null;
