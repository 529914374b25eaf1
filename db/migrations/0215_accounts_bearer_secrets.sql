-- Accounts: one list of the secrets that open something of a person to whoever holds them, without signing in. They end
-- together with the password; only their hashes are kept.
create table bearer_secrets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id uuid not null references people (id),
  purpose text not null check (purpose in ('calendar')),
  made_at timestamptz not null,
  unique (person_id, purpose)
);
