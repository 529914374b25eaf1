-- What is handed to people as proof, exactly as it was written. One hash chain per holder, who is the first person
-- named on it.
create table receipts (
  code      text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  -- It sorts as the keys of the ledger do: a statement asks for the receipts of its lines by a text made of such keys,
  -- and an index in another collation cannot serve that.
  subject   text collate "C" not null unique,
  holder_id uuid not null,
  content   text not null,
  previous  text not null,
  hash      text not null unique,
  issued_at timestamptz not null,
  -- How a payment was made, from its receipt: what was earned from somebody who paid by card clears later.
  method    text generated always as (content::jsonb ->> 'method') stored,
  constraint hash_fits check (hash = encode(sha256(convert_to(previous || content, 'UTF8'::name)), 'hex')),
  constraint one_chain_per_holder unique (holder_id, previous)
);
create index receipts_of_card_payments on receipts (holder_id, issued_at) where method = 'card';
create trigger append_only before delete or update or truncate on receipts
  for each statement execute function refuse_change();

create table receipt_people (
  code      text references receipts,
  person_id uuid,
  primary key (person_id, code)
);
create trigger append_only before delete or update or truncate on receipt_people
  for each statement execute function refuse_change();

create table receipt_chains (
  holder_id uuid primary key,
  head      text not null default repeat('0', 64)
);
