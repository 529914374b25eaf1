-- What waits in suspense, each with an id of its own; also money of charges that the gateway knows and we do not.
alter table payment_mismatches
  drop constraint payment_mismatches_pkey,
  drop constraint payment_mismatches_reason_check,
  alter column payment_id drop not null,
  add column id uuid primary key default gen_random_uuid(),
  -- Of a charge that is none of ours: who told of it, and whom it named.
  add column gateway     text,
  add column reference   text,
  add column resolved_at timestamptz,
  add constraint known_reason check (reason in ('amount', 'currency', 'reference', 'account', 'final_state', 'unknown')),
  add constraint once_each unique (payment_id, gateway_id),
  add constraint unknown_has_no_payment check ((payment_id is null) = (reason = 'unknown') and (payment_id is null) = (gateway is not null));
create unique index payment_mismatches_unknown on payment_mismatches (gateway, gateway_id) where payment_id is null;
create index payment_mismatches_open on payment_mismatches (found_at) where resolved_at is null;

-- Who decided what about it, and why. A refund that the gateway refuses opens the entry again. Append-only.
create table payment_resolutions (
  entry_id   uuid not null references payment_mismatches,
  n          integer not null check (n > 0),
  resolution        text not null check (resolution in ('credited', 'refunded', 'written_off')),
  reason     text not null check (length(reason) between 1 and 500),
  decided_by uuid not null references people,
  decided_at timestamptz not null,
  payment_id uuid,
  refund_n   integer,
  primary key (entry_id, n),
  foreign key (payment_id, refund_n) references payment_refunds (payment_id, n),
  check ((resolution = 'refunded') = (refund_n is not null))
);
create trigger append_only before update or delete or truncate on payment_resolutions for each statement execute function refuse_change();
