-- The demonstration's gateways, in a schema of their own: they stand for somebody else's computer, and no domain knows
-- these tables.

create schema sandbox;

-- The bank. A charge, with what its page shows and how its webhooks travel.
create table sandbox.charges (
  gateway_id   text primary key,
  reference    text not null unique,
  amount       bigint not null check (amount > 0),
  description  text not null,
  payer_name   text not null,
  br_code      text,
  state        text not null default 'pending' check (state in ('pending', 'paid', 'declined', 'expired')),
  post         text not null default 'usual' check (post in ('usual', 'twice', 'shuffled', 'never')),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  paid_at      timestamptz,
  method       text not null default 'pix' check (method in ('pix', 'card')),
  installments smallint not null default 1 check (installments between 1 and 12),
  return_url   text,
  keeps_card   boolean not null default false,
  token        text,
  brand        text,
  last_four    text check (last_four ~ '^[0-9]{4}$'),
  -- Of a card: which step its page shows now.
  stage        text not null default 'asked' check (stage in ('asked', 'challenge', 'review', 'working')),
  declined_for text,
  -- What becomes of the refunds that the shop asks for.
  refunds      text not null default 'at_once' check (refunds in ('at_once', 'slow', 'refused')),
  constraint pix_has_code check (method = 'card' or br_code is not null)
);
create index charges_to_expire on sandbox.charges (expires_at) where state = 'pending';

-- Cards that people let the bank keep. How one behaves follows from the test number that was typed; that is not stored.
create table sandbox.cards (
  token     text primary key,
  behaviour text not null,
  brand     text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  kept_at   timestamptz not null
);

create table sandbox.refunds (
  reference   text references sandbox.charges (reference),
  n           integer check (n > 0),
  amount      bigint not null check (amount > 0),
  refunded_at timestamptz not null,
  state       text not null default 'done' check (state in ('pending', 'done', 'declined')),
  due_at      timestamptz,
  primary key (reference, n)
);
create index refunds_due on sandbox.refunds (due_at) where state = 'pending';

create table sandbox.disputes (
  id         text primary key,
  gateway_id text not null unique references sandbox.charges,
  amount     bigint not null check (amount > 0),
  reason     text not null,
  state      text not null check (state in ('opened', 'won', 'lost')),
  opened_at  timestamptz not null,
  ended_at   timestamptz,
  constraint disputes_check check ((state = 'opened') = (ended_at is null))
);

-- What somebody pressed on the bank's page, and when the bank will have done it.
create table sandbox.moves (
  id           bigint generated always as identity primary key,
  gateway_id   text not null references sandbox.charges,
  state        text not null check (state in ('paid', 'declined', 'expired')),
  due_at       timestamptz not null,
  done_at      timestamptz,
  declined_for text
);
create index moves_due on sandbox.moves (due_at) where done_at is null;

-- Webhooks to be delivered until they are answered with 200.
create table sandbox.notices (
  id           uuid default gen_random_uuid() primary key,
  gateway_id   text not null references sandbox.charges,
  action       text not null check (action in ('payment.created', 'payment.updated')),
  due_at       timestamptz not null,
  attempts     integer not null default 0,
  delivered_at timestamptz
);
create index notices_due on sandbox.notices (due_at) where delivered_at is null;

-- The mailbox: what a mail server would have delivered.
create table sandbox.mails (
  id          uuid primary key,
  recipient   text not null,
  subject     text not null,
  text_body   text not null,
  html_body   text not null,
  headers     jsonb not null,
  received_at timestamptz not null,
  -- The invitation that came with a mail.
  calendar    text
);
create index mails_by_time on sandbox.mails (received_at desc);

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
  constraint paid_or_refused check ((end_to_end_id is not null) = (decided_at is not null and refused_for is null)),
  constraint returned_after_paid check ((returned_at is null) = (returned_for is null)
    and (returned_at is null or end_to_end_id is not null and returned_at > decided_at))
);
create index transfers_to_ring on sandbox.transfers (rings_at) where rings_at is not null;
