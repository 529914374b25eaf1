create schema asaas;

-- What was sent to Asaas, written before each request. Asaas knows no key for idempotency: this row is what keeps a
-- transfer from being sent twice, and what an approval is compared with.
create table asaas.transfers (
  id            uuid primary key,
  amount        bigint not null check (amount > 0),
  tax_id        text not null check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  -- When it was sent last.
  sent_at       timestamptz not null,
  attempts      integer not null default 1 check (attempts > 0),
  -- False: Asaas certainly has none of it. Only then may it be sent (again).
  may_be_there  boolean not null default true,
  -- Their number of it, once known. One for ever: a second transfer under our id is not approved.
  gateway_id    text unique check (length(gateway_id) between 1 and 100),
  -- Why they refused to take it.
  refused_for   text,
  -- It was seen as paid: failing after that is coming back.
  end_to_end_id text unique,
  constraint known_is_there check (gateway_id is null or may_be_there),
  constraint refused_is_not_there check (refused_for is null or not may_be_there),
  constraint paid_is_known check (end_to_end_id is null or gateway_id is not null)
);
