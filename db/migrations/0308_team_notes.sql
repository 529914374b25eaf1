-- team: notes about a person, of the team alone, and lists that one of the team saved by a name.
create table team_notes (
  id uuid primary key,
  -- Whom it is about, also when it stands on the page of an object.
  person_id uuid not null references people (id),
  subject_id uuid not null,
  subject_kind text not null constraint team_notes_subject_kind_check check (subject_kind ~ '^[a-z_]{1,30}$'),
  body text not null constraint team_notes_body_check check (length(body) between 1 and 2000),
  written_by uuid not null references people (id),
  written_at timestamptz not null,
  changed_at timestamptz constraint changed_later check (changed_at >= written_at)
);
create index team_notes_of_person on team_notes (person_id, written_at desc, id);
create index team_notes_of_subject on team_notes (subject_id, written_at desc, id);
create index team_notes_by_writer on team_notes (written_by);

create table team_views (
  id uuid primary key,
  person_id uuid not null references people (id),
  list text not null constraint team_views_list_check check (list ~ '^[a-z_]{1,30}$'),
  name text not null constraint team_views_name_check check (length(name) between 1 and 40),
  -- What follows the question mark of the list's address.
  query text not null constraint team_views_query_check check (length(query) <= 1000),
  saved_at timestamptz not null,
  constraint one_view_per_name unique (person_id, list, name)
);
