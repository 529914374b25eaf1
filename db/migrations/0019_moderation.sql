-- What somebody reported to the team, as it was then, for this case alone, and what was decided.
create table moderation_reports (
  id              uuid primary key,
  kind            text not null check (kind in ('room', 'message', 'profile', 'review', 'testimonial', 'photo',
    'voice')),
  -- The consultation, consultant, review or testimonial; `seq`: of a message, its number in the room.
  subject_id      uuid not null,
  seq             bigint,
  -- Of a room or a message: where something was said.
  consultation_id uuid references consultations,
  reporter_id     uuid not null references people,
  reported_id     uuid not null references people,
  reason          text not null,
  words           text check (char_length(words) <= 1000),
  -- Label and text of each part; null: its term is over.
  snapshot        jsonb,
  reported_at     timestamptz not null,
  due_at          timestamptz not null,
  verdict         text check (verdict in ('nothing', 'warned', 'removed', 'suspension')),
  decision_reason text check (char_length(decision_reason) between 10 and 300),
  decided_by      uuid references people,
  decided_at      timestamptz,
  constraint moderation_reports_check check ((kind = 'message') = (seq is not null)),
  constraint moderation_reports_check1 check ((kind in ('room', 'message')) = (consultation_id is not null)),
  constraint moderation_reports_check2 check (reporter_id <> reported_id),
  constraint moderation_reports_check3 check (num_nulls(verdict, decision_reason, decided_by, decided_at) in (0, 4)),
  unique nulls not distinct (reporter_id, kind, subject_id, seq)
);
create index moderation_reports_open on moderation_reports (due_at, id) where verdict is null;
create index moderation_reports_decided on moderation_reports (decided_at desc, id desc) where verdict is not null;
create index moderation_reports_about on moderation_reports (reported_id, reported_at desc);
create index moderation_reports_of_room on moderation_reports (consultation_id) where consultation_id is not null;
create index moderation_reports_kept on moderation_reports (decided_at)
  where snapshot is not null and verdict is not null;
create trigger tell_queue after insert or update of verdict on moderation_reports
  for each statement execute function tell_queue();

-- A photo or a voice as it was, with the case.
create table moderation_report_files (
  report_id  uuid primary key references moderation_reports on delete cascade,
  media_type text not null,
  bytes      bytea not null
);

-- What was said in a consultation was read by the team: in which case, why, by whom.
create table moderation_readings (
  id              bigint generated always as identity primary key,
  consultation_id uuid not null references consultations,
  case_kind       text not null check (case_kind in ('report', 'claim')),
  case_id         uuid not null,
  reason          text not null check (char_length(reason) between 10 and 300),
  read_by         uuid not null references people,
  read_at         timestamptz not null
);
create index moderation_readings_of_room on moderation_readings (consultation_id);
create trigger append_only before delete or update or truncate on moderation_readings
  for each statement execute function refuse_change();
