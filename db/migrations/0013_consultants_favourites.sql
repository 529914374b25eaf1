-- Whom a person keeps at hand, and whose coming online they want to hear of. A row is the whole state; no row, no bond.
create table consultant_favourites (
  person_id uuid not null references people,
  consultant_id uuid not null references consultants,
  since timestamptz not null,
  primary key (person_id, consultant_id)
);

/* Told once, then gone: the act of telling takes the row away. */
create table consultant_online_alerts (
  consultant_id uuid not null references consultants,
  person_id uuid not null references people,
  requested_at timestamptz not null,
  primary key (consultant_id, person_id)
);
create index consultant_online_alerts_of_person on consultant_online_alerts (person_id);
