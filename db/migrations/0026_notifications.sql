-- Mails, queued by the transaction that causes them and sent afterwards. The key names the act: one act is one mail for
-- ever.
create table mails (
  id          uuid primary key,
  key         text not null unique,
  recipient   text not null,
  -- What the template is filled with; null once nothing more is tried, because it may hold a secret link.
  template    jsonb,
  queued_at   timestamptz not null,
  attempts    integer not null default 0,
  -- Exactly one of these three is set: next try at, being handed over since, over since.
  due_at      timestamptz,
  taken_at    timestamptz,
  ended_at    timestamptz,
  outcome     text check (outcome in ('sent', 'refused', 'given_up', 'uncertain')),
  fault       text,
  -- Of optional mails: whose and of which kind, and the secret with which one click ends the kind.
  person_id   uuid references people,
  kind        text check (kind in ('online_alerts', 'answers', 'questions', 'testimonials')),
  leave_token uuid,
  constraint mails_check check (num_nonnulls(due_at, taken_at, ended_at) = 1),
  constraint mails_check1 check ((ended_at is null) = (outcome is null)),
  constraint mails_check2 check ((ended_at is null) = (template is not null)),
  constraint optional_mails_can_be_left check (num_nonnulls(person_id, kind, leave_token) in (0, 3))
);
create index mails_due on mails (due_at) where due_at is not null;
create index mails_taken on mails (taken_at) where taken_at is not null;
create index mails_ended on mails (ended_at) where ended_at is not null;
create unique index mails_by_leave_token on mails (leave_token) where leave_token is not null;
create index mails_by_recipient on mails (recipient);

-- A row is a no. Receipts, refunds, security and what the law asks for have no kind: they are always sent.
create table mail_refusals (
  person_id  uuid references people,
  kind       text check (kind in ('online_alerts', 'answers', 'questions', 'testimonials')),
  refused_at timestamptz not null,
  primary key (person_id, kind)
);
