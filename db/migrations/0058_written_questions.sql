-- One message that a consultant sends for nothing after a consultation.
create table follow_ups (
  id              uuid primary key,
  consultation_id uuid not null unique references consultations,
  consultant_id   uuid not null references consultants,
  client_id       uuid not null references people,
  body            text not null check (char_length(body) between 1 and 1000),
  sent_at         timestamptz not null
);
create index follow_ups_of_pair on follow_ups (consultant_id, client_id, sent_at desc, id desc);

create trigger moves_thread after insert on follow_ups for each row execute function move_thread();

-- Clients who want none; no row: they are welcome.
create table follow_up_refusals (
  client_id  uuid primary key references people,
  refused_at timestamptz not null
);

alter table mails drop constraint mails_kind_check, add constraint mails_kind_check
  check (kind in ('online_alerts', 'answers', 'questions', 'testimonials', 'follow_ups'));
alter table mail_refusals drop constraint mail_refusals_kind_check, add constraint mail_refusals_kind_check
  check (kind in ('online_alerts', 'answers', 'questions', 'testimonials', 'follow_ups'));

-- What somebody wrote or attached in a question is reported like anything else.
alter table moderation_reports drop constraint moderation_reports_kind_check, add constraint moderation_reports_kind_check
  check (kind in ('room', 'message', 'profile', 'review', 'testimonial', 'photo', 'voice', 'question'));
