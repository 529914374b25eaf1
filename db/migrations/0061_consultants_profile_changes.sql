-- What a consultant changed of what clients see, field by field, for the team to look through. A list is its words with
-- commas, a portrait its hash, a missing city empty.
create table consultant_profile_changes (
  id bigint generated always as identity primary key,
  consultant_id uuid not null references consultants (id),
  field text not null check (field in
    ('name', 'title', 'description', 'bio', 'city', 'languages', 'specialties', 'channels', 'portrait')),
  before text not null,
  after text not null,
  changed_at timestamptz not null,
  check (before <> after)
);
create index consultant_profile_changes_newest on consultant_profile_changes (changed_at desc, id desc);
create index consultant_profile_changes_of on consultant_profile_changes (consultant_id, changed_at desc);

-- A text or portrait that the team took down, and why: everybody may read the reason, and the same does not come back.
create table consultant_takedowns (
  id bigint generated always as identity primary key,
  consultant_id uuid not null references consultants (id),
  field text not null check (field in ('name', 'title', 'description', 'bio', 'city', 'portrait')),
  removed text not null,
  reason text not null check (char_length(reason) between 20 and 300),
  taken_down_at timestamptz not null,
  taken_down_by uuid not null references people (id),
  unique (consultant_id, field, removed)
);
create index consultant_takedowns_by on consultant_takedowns (taken_down_by);
