-- Support: what people write to the team, and until which day they were promised an answer.
create sequence contact_numbers;
create table contact_messages (
  id          uuid primary key,
  protocol    text not null unique,
  name        text not null check (char_length(name) between 1 and 80),
  email       text not null check (email = lower(btrim(email))),
  subject     text not null check (subject in ('question', 'payment', 'account', 'consultation', 'press', 'other')),
  body        text not null check (char_length(body) between 10 and 4000),
  received_at timestamptz not null,
  answer_by   date not null
);
create index contact_messages_by_deadline on contact_messages (answer_by, received_at);

-- Answered or settled: by whom, when, and a note of the team.
create table contact_closings (
  message_id uuid primary key references contact_messages,
  note       text not null check (char_length(note) between 1 and 1000),
  closed_by  uuid not null references people,
  closed_at  timestamptz not null
);
