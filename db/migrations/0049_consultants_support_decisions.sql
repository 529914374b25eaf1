-- Consultants, support: the team refuses an application with its reason, and answers a message in place.

-- Each refusal of an application. It is open until the person sends the application again; an approved one has none
-- open.
create table consultant_refusals (
  consultant_id uuid not null references consultants,
  refused_at timestamptz not null,
  refused_by uuid not null references people,
  reason text not null check (char_length(reason) between 20 and 2000),
  answered_at timestamptz check (answered_at >= refused_at),
  primary key (consultant_id, refused_at)
);
create unique index one_open_refusal on consultant_refusals (consultant_id) where answered_at is null;

-- A message is closed with an answer that was mailed to its sender, or with a note for the team.
alter table contact_closings
  alter column note drop not null,
  add column answer text check (char_length(answer) between 1 and 4000),
  add constraint answered_or_noted check (num_nonnulls(note, answer) = 1);
