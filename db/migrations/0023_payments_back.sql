-- Money on its way back. The wallet is debited when a refund is asked for and credited again when the gateway says no.
create table payment_refunds (
  payment_id  uuid not null references payments,
  n           integer not null check (n > 0),
  amount      bigint not null check (amount > 0),
  -- Where the money comes from: the client's credit, or what waits in suspense.
  source      text not null default 'wallet' check (source in ('wallet', 'suspense')),
  reason      text not null check (length(reason) between 1 and 200),
  state       text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at    timestamptz not null,
  ended_at    timestamptz,
  -- What the gateway said with its no.
  why         text,
  -- When it is carried to the gateway, or asked about.
  next_attempt_at timestamptz,
  attempts       integer not null default 0 check (attempts >= 0),
  primary key (payment_id, n),
  check ((state = 'asked') = (ended_at is null)),
  check ((state = 'asked') = (next_attempt_at is not null))
);
create index payment_refunds_due on payment_refunds (next_attempt_at) where next_attempt_at is not null;

-- L10, whoever writes: what is on its way back or gone is never more than what was paid. Money in suspense was never credited.
create function check_refund() returns trigger language plpgsql as $$
begin
  if new.source = 'wallet' and (select coalesce(sum(r.amount), 0) from payment_refunds r where r.payment_id = new.payment_id and r.source = 'wallet' and r.state <> 'refused')
    > (select p.amount from payments p where p.id = new.payment_id and p.paid_at is not null) then
    raise exception 'payment % would give back more than it took', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger never_more_than_paid after insert or update on payment_refunds for each row execute function check_refund();

-- A payer contests a payment at the bank. What is left of it in the wallet is frozen until the bank has decided.
create table payment_disputes (
  payment_id uuid primary key references payments,
  gateway_id text not null,
  amount     bigint not null check (amount > 0),
  frozen     bigint not null check (frozen between 0 and amount),
  reason     text not null,
  state      text not null default 'opened' check (state in ('opened', 'won', 'lost')),
  opened_at  timestamptz not null,
  ended_at   timestamptz,
  check ((state = 'opened') = (ended_at is null))
);
create index payment_disputes_open on payment_disputes (opened_at) where state = 'opened';
