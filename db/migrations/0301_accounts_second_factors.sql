-- Accounts: the second factor of the team. Secrets are sealed; a code counts once, and so does each recovery code.
create table second_factors (
  person_id      uuid primary key references people,
  -- Null until a code of it was typed.
  sealed_secret  bytea,
  confirmed_at   timestamptz,
  -- The 30 seconds whose code was used last: that one and those before are used up.
  last_step      bigint not null default 0,
  -- The secret that is being set up; it replaces the other one when a code of it is typed.
  pending_secret bytea,
  begun_at       timestamptz not null,
  check ((sealed_secret is null) = (confirmed_at is null)),
  check (sealed_secret is not null or pending_secret is not null)
);
create table recovery_codes (
  person_id uuid not null references people,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at   timestamptz,
  primary key (person_id, code_hash)
);
alter table sessions add column second_factor_at timestamptz;
