-- Support: somebody asks to close the own account. The request is a message to the team, with its number and deadline.

alter table contact_messages
  drop constraint contact_messages_subject_check,
  add constraint contact_messages_subject_check
    check (subject in ('question', 'payment', 'account', 'consultation', 'press', 'other', 'closing'));

create table closing_requests (
  message_id uuid primary key references contact_messages,
  person_id  uuid not null references people,
  asked_at   timestamptz not null,
  -- Withdrawn by the person, or answered by the team.
  ended_at   timestamptz check (ended_at >= asked_at)
);
create unique index one_open_closing_request on closing_requests (person_id) where ended_at is null;
