-- Accounts: who is of the team, with which roles, from when until when. A person has one open row at most; the role of
-- the person stays `admin` as long as it is open.
create table team_members (
  id         uuid primary key,
  person_id  uuid not null references people,
  roles      text[] not null
             check (cardinality(roles) between 1 and 5
               and roles <@ '{support,moderation,content,finance,administration}'::text[]),
  since      timestamptz not null,
  -- What the person was before, and is again afterwards.
  former_role text not null default 'client' check (former_role in ('client', 'consultor')),
  -- Without one, npm run admin did.
  invited_by uuid references people,
  ended_at   timestamptz check (ended_at >= since),
  ended_by   uuid references people,
  check (ended_by is null or ended_at is not null)
);
create unique index team_members_open on team_members (person_id) where ended_at is null;
create index team_members_of_person on team_members (person_id);

-- Until now everybody of the team could do everything.
insert into team_members (id, person_id, roles, since)
select gen_random_uuid(), id, '{administration}', now() from people where role = 'admin';
