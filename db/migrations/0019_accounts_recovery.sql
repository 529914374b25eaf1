-- Somebody forgot a password. Asking only writes a row, whoever the address belongs to; who it is is looked up afterwards.
create table recovery_requests (
  id       uuid primary key,
  email    text not null,
  asked_at timestamptz not null
);

-- The way back in: once, and not for long. Only the SHA-256 of the token is known here.
create table recoveries (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id  uuid not null references people,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index recoveries_of_person on recoveries (person_id) where used_at is null;
