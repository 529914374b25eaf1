-- Accounts: the links that confirm a mail address, of the account or a new one (docs/decisions/0071).

-- Null: nobody has shown yet that the address is theirs.
alter table people add column email_confirmed_at timestamptz;

-- A link works once, for 24 hours. Only the SHA-256 of its token is stored.
create table email_confirmations (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id  uuid not null references people,
  -- The address that it was sent to: the person's own, or one that they want instead.
  email      text not null check (email = lower(btrim(email))),
  is_change  boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint works_for_a_day check (expires_at = created_at + interval '24 hours')
);
create index email_confirmations_of_person on email_confirmations (person_id) where used_at is null;
create index email_confirmations_by_end on email_confirmations (expires_at);

-- Payers and cards, as far as a gateway tells them apart: the SHA-256 of its own name for them. Whoever pays with one
-- that another account has paid with may be the same person.
create table person_marks (
  hash      bytea not null check (octet_length(hash) = 32),
  person_id uuid not null references people,
  kind      text not null check (kind in ('payer', 'card')),
  seen_at   timestamptz not null,
  primary key (hash, person_id)
);
create index person_marks_of_person on person_marks (person_id);
