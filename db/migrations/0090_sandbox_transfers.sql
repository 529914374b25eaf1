-- The embedded bank pays consultants out. What becomes of a transfer is decided when the bank takes it; its state at
-- any moment follows from the clock.
create table sandbox.transfers (
  id            uuid primary key,
  amount        bigint not null check (amount > 0),
  tax_id        text not null check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  description   text not null,
  -- How often it was asked for before the bank took it, that time included.
  attempts      integer not null check (attempts > 0),
  -- Null: every request so far got lost on its way to the bank.
  taken_at      timestamptz,
  -- When it is paid or refused.
  decided_at    timestamptz,
  refused_for   text,
  end_to_end_id text unique,
  -- When the receiving bank gives it back, and why.
  returned_at   timestamptz,
  returned_for  text,
  -- The next webhook about it, and how many are sent each time.
  rings_at      timestamptz,
  rings         smallint not null default 1 check (rings between 0 and 5),
  constraint taken_is_decided check ((taken_at is null) = (decided_at is null) and decided_at >= taken_at),
  constraint paid_or_refused check (
    (end_to_end_id is not null) = (decided_at is not null and refused_for is null)),
  constraint returned_after_paid check (
    (returned_at is null) = (returned_for is null)
    and (returned_at is null or end_to_end_id is not null and returned_at > decided_at))
);
create index transfers_to_ring on sandbox.transfers (rings_at) where rings_at is not null;
