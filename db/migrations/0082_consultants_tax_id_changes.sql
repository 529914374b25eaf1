-- Consultants: changes of the CPF or CNPJ, which is the key that payouts go to. No payout is sent until `rests_until`;
-- the mailed link, of which only the hash is kept, takes a change back, once.
create table consultant_tax_id_changes (
  id            uuid primary key,
  consultant_id uuid not null references consultants,
  former        text not null,
  changed_at    timestamptz not null,
  rests_until   timestamptz not null check (rests_until > changed_at),
  -- Where its owner was warned: the link gives the account back to this address.
  mailed_to     text not null,
  token_hash    bytea not null unique check (octet_length(token_hash) = 32),
  stopped_at    timestamptz
);
create index consultant_tax_id_changes_of_consultant on consultant_tax_id_changes (consultant_id, changed_at desc);
-- A former document is not free for others while its change can be taken back.
create index consultant_tax_id_changes_by_former on consultant_tax_id_changes (former, changed_at);
