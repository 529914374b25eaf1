-- Consultations: what a client wants to talk about, and what is kept for each client and consultant.

-- What the client would like to talk about, said with the request; only the two of them see it.
alter table consultations add column subject text check (char_length(subject) between 1 and 140);

-- Who consulted whom: one row for each pair, kept by triggers when a consultation is settled or a question answered, so
-- that lists of clients cost the same however long the history is.
create table consultation_clients (
  consultant_id uuid not null references consultants,
  client_id     uuid not null references people,
  consultations integer not null default 0 check (consultations >= 0),
  questions     integer not null default 0 check (questions >= 0),
  -- Proven time of all consultations, charged or covered.
  billed_ms     bigint not null default 0 check (billed_ms >= 0),
  first_at      timestamptz not null,
  last_at       timestamptz not null,
  primary key (consultant_id, client_id),
  constraint a_client_did_something check (consultations + questions > 0),
  constraint first_before_last check (first_at <= last_at)
);
create index consultation_clients_latest on consultation_clients (consultant_id, last_at desc, client_id desc);
create index consultation_clients_of_client on consultation_clients (client_id, last_at desc, consultant_id desc);

create trigger count_client after insert or update of state on consultations
  for each row when (new.state = 'ended' and new.started_at is not null) execute function count_client();
create trigger count_client after insert or update of state on written_questions
  for each row when (new.state = 'answered') execute function count_client();

-- The history of one pair, the latest first.
create index consultations_of_pair on consultations (consultant_id, client_id, ended_at desc)
  where state = 'ended' and started_at is not null;
create index written_questions_of_pair on written_questions (consultant_id, client_id, asked_at desc)
  where asked_at is not null;
