-- What people write to the team, and until which day they were promised an answer.

create sequence contact_numbers;

create table contact_messages (
  id          uuid primary key,
  protocol    text not null unique,
  name        text not null check (char_length(name) between 1 and 80),
  email       text not null check (email = lower(btrim(email))),
  subject     text not null check (subject in ('question', 'payment', 'account', 'consultation', 'call', 'press',
    'other', 'closing')),
  body        text not null check (char_length(body) between 10 and 4000),
  received_at timestamptz not null,
  answer_by   date not null
);
create index contact_messages_by_deadline on contact_messages (answer_by, received_at);
create index contact_messages_of_sender on contact_messages (email);
create index contact_messages_to_close on contact_messages (received_at) where subject = 'closing';
create trigger tell_queue after insert on contact_messages
  for each statement execute function tell_queue();

-- Answered or settled: by whom, when, and a note of the team.
create table contact_closings (
  message_id uuid primary key references contact_messages,
  note       text check (char_length(note) between 1 and 1000),
  closed_by  uuid not null references people,
  closed_at  timestamptz not null,
  -- A message is closed with an answer that was mailed to its sender, or with a note for the team.
  answer     text check (char_length(answer) between 1 and 4000),
  constraint answered_or_noted check (num_nonnulls(note, answer) = 1)
);
create index contact_closings_by_time on contact_closings (closed_at desc);
create trigger tell_queue after insert on contact_closings
  for each statement execute function tell_queue();

create table closing_requests (
  message_id uuid primary key references contact_messages,
  person_id  uuid not null references people,
  asked_at   timestamptz not null,
  -- Withdrawn by the person, or answered by the team.
  ended_at   timestamptz,
  constraint closing_requests_check check (ended_at >= asked_at)
);
create unique index one_open_closing_request on closing_requests (person_id) where ended_at is null;
