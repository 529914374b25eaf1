-- Who attends, in what, at which price, and who can be reached right now.

/* Text as people search it: without accents and capitals. Immutable, so that it can be stored and indexed. */
create function folded(words text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, words));

/* A portrait is named by the SHA-256 of its bytes: its address never changes meaning, so it may be cached for ever. */
create table portraits (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/svg+xml', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 200000),
  made_at timestamptz not null
);

create table consultants (
  id uuid primary key references people,
  name text not null check (char_length(name) between 2 and 80),
  title text not null check (char_length(title) between 3 and 80),
  description text not null check (char_length(description) between 10 and 200),
  bio text not null check (char_length(bio) between 40 and 2000),
  city text check (char_length(city) between 2 and 80),
  specialty text not null,
  tier text not null default 'iniciante' check (tier in ('iniciante', 'verificado', 'destaque', 'mestre')),
  languages text[] not null default '{pt}' check (cardinality(languages) between 1 and 8),
  /* CPF (11 digits) or CNPJ (14 characters, letters allowed since July 2026): payouts go only to its holder. */
  tax_id text not null check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  portrait text not null references portraits,
  applied_at timestamptz not null,
  approved_at timestamptz check (approved_at >= applied_at),
  approved_by uuid references people,
  featured_at timestamptz,
  search_text text not null generated always as (folded(name || ' ' || title || ' ' || specialty || ' ' || description || ' ' || bio)) stored,
  check ((approved_at is null) = (approved_by is null)),
  check (featured_at is null or approved_at is not null),
  unique (tax_id)
);
create index consultants_search on consultants using gin (search_text gin_trgm_ops);
create index consultants_featured on consultants (featured_at) where featured_at is not null;

create table consultant_specialties (
  consultant_id uuid not null references consultants,
  specialty text not null check (specialty in ('tarot', 'astrologia', 'numerologia', 'runas', 'mediunidade', 'oraculos', 'reiki', 'cristaloterapia')),
  primary key (consultant_id, specialty)
);
create index consultant_specialties_by_specialty on consultant_specialties (specialty, consultant_id);
/* The main specialty is always one of the offered ones; checked at commit, because both rows point at each other. */
alter table consultants add foreign key (id, specialty) references consultant_specialties (consultant_id, specialty) deferrable initially deferred;

/* Price of one minute of chat in centavos; the other channels derive from it. What was in force stays written. */
create table consultant_prices (
  consultant_id uuid not null references consultants,
  valid_from timestamptz not null,
  price_per_minute bigint not null check (price_per_minute between 149 and 1490),
  set_at timestamptz not null check (set_at <= valid_from),
  primary key (consultant_id, valid_from)
);

create table consultant_channels (
  consultant_id uuid not null references consultants,
  channel text not null check (channel in ('chat', 'audio', 'video', 'messages')),
  offered_at timestamptz not null,
  primary key (consultant_id, channel)
);

/* A row: this consultant wants to attend, since then. No row: switched off. */
create table consultant_switches (
  consultant_id uuid primary key references consultants,
  switched_on_at timestamptz not null
);

/* A dashboard open at one web process, seen alive at. Fifteen silent seconds later it counts as closed. */
create table presence_heartbeats (
  consultant_id uuid not null references consultants,
  process_id text not null,
  seen_at timestamptz not null,
  primary key (consultant_id, process_id)
);
create index presence_heartbeats_by_age on presence_heartbeats (seen_at);

/* What clients said, summed. Written through countReview only. */
create table consultant_ratings (
  consultant_id uuid primary key references consultants,
  rating_sum bigint not null check (rating_sum between review_count and 5 * review_count),
  review_count integer not null check (review_count > 0)
);

/* Who has an open consultation. Consultations fills this view; until it exists nobody is busy. */
create view busy_consultants as select id as consultant_id from consultants where false;

/* The badge at one instant, derived and never stored: a parametrised view that PostgreSQL inlines into its caller. */
create function consultant_presence(at timestamptz) returns table (consultant_id uuid, status text)
  language sql stable parallel safe
  begin atomic
    select c.id,
      case
        when exists (select from busy_consultants b where b.consultant_id = c.id) then 'busy'
        when c.approved_at is not null
          and exists (select from consultant_switches s where s.consultant_id = c.id)
          and exists (select from presence_heartbeats d where d.consultant_id = c.id and d.seen_at > at - interval '15 seconds')
          then 'online'
        else 'offline'
      end
    from consultants c;
  end;

/*
 * What a card shows, at one instant, for everybody who was approved: one parametrised view for home, list and profile.
 * `score` is the published order among equals: the average with five imaginary reviews of four stars added.
 */
create function consultant_cards(at timestamptz) returns table (
  id uuid, name text, title text, rating double precision, review_count integer, description text, price_per_minute bigint,
  status text, portrait text, specialty text, score double precision, approved_at timestamptz, featured_at timestamptz, languages text[], search_text text
)
  language sql stable parallel safe
  begin atomic
    select c.id, c.name, c.title,
      coalesce(round(r.rating_sum::numeric / r.review_count, 1), 0)::double precision,
      coalesce(r.review_count, 0), c.description, p.price_per_minute, now.status, c.portrait, c.specialty,
      (coalesce(r.rating_sum, 0) + 20)::double precision / (coalesce(r.review_count, 0) + 5),
      c.approved_at, c.featured_at, c.languages, c.search_text
    from consultants c
    join consultant_presence(at) now on now.consultant_id = c.id
    join lateral (
      select price_per_minute from consultant_prices where consultant_id = c.id and valid_from <= at order by valid_from desc limit 1
    ) p on true
    left join consultant_ratings r on r.consultant_id = c.id
    where c.approved_at is not null;
  end;

/* The order of the badge: who can be talked to now comes first. */
create function presence_rank(status text) returns integer
  language sql immutable parallel safe
  return case status when 'online' then 0 when 'busy' then 1 else 2 end;
