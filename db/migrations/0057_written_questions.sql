-- The correspondence of a client and a consultant, since the first question that was sent: when something came last for
-- each of the two, and until when each has read. What stands in it are the questions, consultations and follow-ups.
create table question_threads (
  consultant_id      uuid not null references consultants,
  client_id          uuid not null references people,
  last_at            timestamptz not null,
  to_client_at       timestamptz,
  to_consultant_at   timestamptz,
  client_read_at     timestamptz,
  consultant_read_at timestamptz,
  primary key (consultant_id, client_id),
  constraint last_is_for_somebody check (last_at = greatest(to_client_at, to_consultant_at))
);
create index question_threads_of_client on question_threads (client_id, last_at desc, consultant_id desc);
create index question_threads_of_consultant on question_threads (consultant_id, last_at desc, client_id desc);

-- What was written before counts as read.
insert into question_threads (consultant_id, client_id, last_at, to_client_at, to_consultant_at, client_read_at,
  consultant_read_at)
select consultant_id, client_id, greatest(max(asked_at), max(ended_at)), max(ended_at), max(asked_at),
  max(ended_at), max(asked_at)
from written_questions where asked_at is not null group by consultant_id, client_id;

create trigger moves_thread after insert or update of state, answered_late_at on written_questions
  for each row when (new.asked_at is not null) execute function move_thread();
create trigger moves_thread after insert or update on clarifications for each row execute function move_thread();

-- A picture or a voice that goes with a question or with its answer. It may be there before the question is bought: the
-- id of the question is made by the browser that orders it.
create table question_attachments (
  id          uuid primary key,
  question_id uuid not null,
  author_id   uuid not null references people,
  kind        text not null check (kind in ('picture', 'voice')),
  name        text not null unique
    check (name ~ '^question-files/[0-9a-f-]{36}-[0-9a-f]{64}[.](webp|webm|m4a|mp3)$'),
  -- SHA-256 of the file: the same recording sent twice is found by it.
  hash        bytea not null check (length(hash) = 32),
  width       int check (width between 1 and 1600),
  height      int check (height between 1 and 1600),
  duration_ms int check (duration_ms between 1000 and 121000),
  uploaded_at timestamptz not null,
  is_stored   boolean not null default false,
  sent_at     timestamptz,
  erased_at   timestamptz,
  constraint a_picture_has_a_size check ((kind = 'picture') = (width is not null and height is not null)),
  constraint a_voice_has_a_length check ((kind = 'voice') = (duration_ms is not null))
);
create unique index one_attachment_of_a_kind on question_attachments (question_id, author_id, kind)
  where erased_at is null;
create index question_attachments_by_author on question_attachments (author_id);
create index question_attachments_to_remove on question_attachments (uploaded_at)
  where sent_at is null or erased_at is not null;

create trigger sends_attachments after update of state, answered_late_at on written_questions
  for each row when (new.state in ('asked', 'answered') or new.answered_late_at is not null)
  execute function send_attachments();
