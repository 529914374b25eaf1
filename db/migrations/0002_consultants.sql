-- Consultants: who attends, in what, at which price, who can be reached right now, and how people find them.

-- A portrait is named by the SHA-256 of its bytes: its address never changes meaning, so it may be cached for ever.
create table portraits (
  hash       text primary key check (hash ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/svg+xml', 'image/webp')),
  bytes      bytea not null check (octet_length(bytes) between 1 and 200000),
  made_at    timestamptz not null
);

create table consultants (
  id              uuid primary key references people,
  name            text not null check (char_length(name) between 2 and 80),
  title           text not null check (char_length(title) between 3 and 80),
  description     text not null check (char_length(description) between 10 and 200),
  bio             text not null check (char_length(bio) between 40 and 2000),
  city            text check (char_length(city) between 2 and 80),
  specialty       text not null,
  tier            text not null default 'iniciante' check (tier in ('iniciante', 'verificado', 'destaque', 'mestre')),
  languages       text[] not null default '{pt}' check (cardinality(languages) between 1 and 8),
  -- CPF (11 digits) or CNPJ (14 characters, letters allowed since July 2026): payouts go only to its holder.
  tax_id          text not null check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  portrait        text not null references portraits,
  applied_at      timestamptz not null,
  approved_at     timestamptz check (approved_at >= applied_at),
  approved_by     uuid references people,
  featured_at     timestamptz,
  -- Receives people for their five free minutes, which the platform pays for (docs/decisions/0040).
  accepts_welcome boolean not null default false,
  check ((approved_at is null) = (approved_by is null)),
  check (featured_at is null or approved_at is not null),
  unique (tax_id)
);
create index consultants_featured on consultants (featured_at) where featured_at is not null;
-- The list reads this index alone: rows with a whole biography in them are wide.
create index consultants_listed on consultants (id) include (approved_at, languages) where approved_at is not null;

create table consultant_specialties (
  consultant_id uuid not null references consultants,
  specialty     text not null
                check (specialty in ('tarot', 'astrologia', 'numerologia', 'runas', 'mediunidade', 'oraculos', 'reiki',
                                     'cristaloterapia')),
  primary key (consultant_id, specialty)
);
create index consultant_specialties_by_specialty on consultant_specialties (specialty, consultant_id);
-- The main specialty is always one of the offered ones; checked at commit, because both rows point at each other.
alter table consultants add foreign key (id, specialty)
  references consultant_specialties (consultant_id, specialty) deferrable initially deferred;

-- Price of one minute of chat in centavos; the other channels derive from it. Earlier prices stay.
create table consultant_prices (
  consultant_id    uuid not null references consultants,
  valid_from       timestamptz not null,
  price_per_minute bigint not null check (price_per_minute between 149 and 1490),
  set_at           timestamptz not null check (set_at <= valid_from),
  primary key (consultant_id, valid_from)
);
create index consultant_prices_in_force on consultant_prices (consultant_id, valid_from desc)
  include (price_per_minute);

create table consultant_channels (
  consultant_id uuid not null references consultants,
  channel       text not null check (channel in ('chat', 'audio', 'video', 'messages')),
  offered_at    timestamptz not null,
  primary key (consultant_id, channel)
);

-- A row: this consultant wants to attend, since then. No row: switched off.
create table consultant_switches (
  consultant_id  uuid primary key references consultants,
  switched_on_at timestamptz not null
);

-- A dashboard that is open at one web process, and when it was last heard of. After 15 silent seconds it counts as
-- closed.
create table presence_heartbeats (
  consultant_id uuid not null references consultants,
  process_id    text not null,
  seen_at       timestamptz not null,
  primary key (consultant_id, process_id)
);
create index presence_heartbeats_by_age on presence_heartbeats (seen_at);

-- The stars of all reviews, summed. Written through countReview only.
create table consultant_ratings (
  consultant_id uuid primary key references consultants,
  rating_sum    bigint not null check (rating_sum between review_count and 5 * review_count),
  review_count  integer not null check (review_count > 0)
);

-- Whom a person keeps as a favourite.
create table consultant_favourites (
  person_id     uuid not null references people,
  consultant_id uuid not null references consultants,
  since         timestamptz not null,
  primary key (person_id, consultant_id)
);

-- Who wants to hear when a consultant comes online. Told once: telling deletes the row.
create table consultant_online_alerts (
  consultant_id uuid not null references consultants,
  person_id     uuid not null references people,
  requested_at  timestamptz not null,
  primary key (consultant_id, person_id)
);
create index consultant_online_alerts_of_person on consultant_online_alerts (person_id);

-- Search. What else people call a specialty.
create table consultant_specialty_words (
  specialty text primary key,
  words     text not null
);
insert into consultant_specialty_words (specialty, words) values
  ('tarot', 'tarot tarô taróloga tarólogo cartas baralho arcanos cartomancia cartomante'),
  ('astrologia', 'astrologia astróloga astrólogo mapa astral signo signos horóscopo ascendente planetas'),
  ('numerologia', 'numerologia numeróloga numerólogo números mapa numerológico'),
  ('runas', 'runas runa rúnico runóloga runólogo'),
  ('mediunidade', 'mediunidade médium médiuns vidência vidente sensitiva sensitivo'),
  ('oraculos', 'oráculos oráculo baralho cigano búzios i ching pêndulo'),
  ('reiki', 'reiki reikiana reikiano terapeuta terapia energia'),
  ('cristaloterapia', 'cristaloterapia cristais cristal pedras terapeuta terapia');

-- What is searched, one row per consultant. `name` is part of `heading` (title, specialties), which is part of `words`
-- (everything). Kept by triggers on what it is made of.
create table consultant_documents (
  consultant_id uuid primary key references consultants,
  plain_name    text not null,
  name          tsvector not null,
  heading       tsvector not null,
  words         tsvector not null
);
create index consultant_documents_words on consultant_documents using gin (words) with (fastupdate = off);
create index consultant_documents_nearest on consultant_documents using gist (plain_name gist_trgm_ops (siglen = 32));

-- Every word that occurs in a document: what a mistyped word is corrected to.
create table consultant_vocabulary (
  word text primary key check (char_length(word) between 3 and 40)
);
create index consultant_vocabulary_alike on consultant_vocabulary using gin (word gin_trgm_ops);

create trigger keep_document after insert or update of name, title, description, bio, city on consultants
  for each row execute function keep_consultant_document();
create trigger keep_document after insert on consultant_specialties
  for each row execute function keep_consultant_document();
