-- Mails, queued by the transaction that causes them and sent afterwards. The key is the act: the same act is one mail for ever.
create table mails (
  id         uuid primary key,
  key        text not null unique,
  recipient  text not null,
  -- The letter before it gets its form; empty once nothing more is tried, because it may hold a secret link.
  template   jsonb,
  queued_at  timestamptz not null,
  attempts   integer not null default 0,
  -- Exactly one of these three says what is next: tried again then, being handed over since then, over since then.
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

-- The mailbox of the demonstration: what a mail server would have delivered.
create table sandbox.mails (
  id          uuid primary key,
  recipient   text not null,
  subject     text not null,
  text_body   text not null,
  html_body   text not null,
  headers     jsonb not null,
  received_at timestamptz not null
);
create index mails_by_time on sandbox.mails (received_at desc);
