-- Notifications: which kinds of optional mails somebody does without (docs/decisions/0073).

-- A row is a no. Receipts, refunds, security and what the law asks for have no kind: they are always sent.
create table mail_refusals (
  person_id  uuid not null references people,
  kind       text not null check (kind in ('online_alerts', 'answers', 'questions', 'testimonials')),
  refused_at timestamptz not null,
  primary key (person_id, kind)
);

-- Of optional mails: whose and of which kind, and the secret with which one click ends the kind.
alter table mails
  add column person_id uuid references people,
  add column kind text check (kind in ('online_alerts', 'answers', 'questions', 'testimonials')),
  add column leave_token uuid,
  add constraint optional_mails_can_be_left check (num_nonnulls(person_id, kind, leave_token) in (0, 3));
create unique index mails_by_leave_token on mails (leave_token) where leave_token is not null;
