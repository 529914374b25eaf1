-- Accounts: the texts that people agree to have versions, which stay as they were published, and who accepted which is
-- written down once (decision 186).

create table legal_versions (
  text         text not null check (text in ('termos', 'privacidade', 'cookies', 'dados-sensiveis')),
  number       int not null check (number > 0),
  -- As it was read, with the company of then.
  markdown     text not null check (length(markdown) > 0),
  -- SHA-256 of that, in hex.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- What changes, for whoever reads it.
  note         text not null check (length(note) between 3 and 1000),
  -- Whoever accepted an older one is asked again.
  asks_again   boolean not null,
  published_at timestamptz not null,
  -- Null: the demo's.
  published_by uuid references people,
  in_force_at  timestamptz not null check (in_force_at >= published_at),
  primary key (text, number)
);
create index legal_versions_by_person on legal_versions (published_by);
create trigger append_only before update or delete or truncate on legal_versions
  for each statement execute function refuse_change();

-- How far a version has been announced: to everybody who registered until a place in their order.
create table legal_announcements (
  text            text not null,
  number          int not null,
  starts_at       timestamptz not null,
  told_until      timestamptz not null default '-infinity',
  told_until_id   uuid not null default '00000000-0000-0000-0000-000000000000',
  ended_at        timestamptz,
  primary key (text, number),
  foreign key (text, number) references legal_versions
);
create index legal_announcements_open on legal_announcements (starts_at) where ended_at is null;

-- Version 0 is what the product says while nothing was published.
create table acceptances (
  person_id   uuid not null references people,
  text        text not null check (text in ('termos', 'privacidade', 'dados-sensiveis')),
  version     int not null check (version >= 0),
  accepted_at timestamptz not null,
  primary key (person_id, text, version)
);
create trigger append_only before update or delete or truncate on acceptances
  for each statement execute function refuse_change();

-- What was agreed to when registering; the box of the terms named the privacy notice, too.
insert into acceptances (person_id, text, version, accepted_at)
select person_id, text, 0, min(given_at) from consents
join (values ('terms', 'termos'), ('terms', 'privacidade'), ('sensitive_data', 'dados-sensiveis')) as carried (kind, text)
  using (kind)
where given_at is not null
group by person_id, text;

-- Consents are of the newsletter alone from now on, whose words have no versions. Rows of before stay as their proof.
alter table consents alter column version drop not null;
