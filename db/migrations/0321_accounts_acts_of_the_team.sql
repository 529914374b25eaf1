-- Accounts: which events the team caused, and the ways in which its log is read.

-- Whether whoever acted was of the team at that moment.
alter table security_events add column by_team boolean not null default false;
alter table security_events disable trigger append_only;
update security_events e set by_team = true from people p where p.id = e.actor_id and p.role = 'admin';
alter table security_events enable trigger append_only;

drop index security_events_of_person;
drop index security_events_by_time;
drop index security_events_of_actor;
drop index security_events_of_subject;
drop index security_events_of_kind;
create index security_events_of_person on security_events (person_id, at, id);
create index security_events_of_actor on security_events (actor_id, at, id) where actor_id is not null;
create index security_events_of_subject on security_events (subject_id, at, id) where subject_id is not null;
create index security_events_of_kind on security_events (kind, at, id);
create index security_events_by_time on security_events (at, id);
create index security_events_by_team on security_events (at, id) where by_team;
create index people_of_the_team on people (id) where role = 'admin';

-- A person's data that a law, a court or an authority wants kept: nothing of them is erased until the hold is lifted.
create table legal_holds (
  id         uuid primary key,
  person_id  uuid not null references people,
  placed_by  uuid not null references people,
  placed_at  timestamptz not null,
  lifted_by  uuid references people,
  lifted_at  timestamptz check (lifted_at >= placed_at),
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index legal_holds_open on legal_holds (person_id) where lifted_at is null;
