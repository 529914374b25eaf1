-- Cards. Their numbers stay with the gateway: what we know of one is a token, its brand and the four digits that are printed on receipts.
create table payment_cards (
  id         uuid primary key,
  person_id  uuid not null references people,
  gateway    text not null,
  token      text not null,
  brand      text not null,
  last_four  text not null check (last_four ~ '^[0-9]{4}$'),
  saved_at   timestamptz not null,
  removed_at timestamptz,
  unique (gateway, token)
);
create index payment_cards_of_person on payment_cards (person_id) where removed_at is null;

alter table payments
  drop constraint payments_method_check,
  drop constraint payments_check2,
  -- What the person bought, in words that the bank shows.
  add column description   text not null default 'Créditos Sensitivos' check (length(description) between 1 and 120),
  add column installments  smallint not null default 1 check (installments between 1 and 12),
  -- Where on our site the gateway's page leads back to.
  add column return_path   text check (return_path like '/%'),
  -- The person asked the gateway to keep the card for later charges.
  add column keeps_card    boolean not null default false,
  -- Charged to a card that was kept, without the gateway's page.
  add column saved_card_id uuid references payment_cards,
  add column card_brand    text,
  add column last_four     text check (last_four ~ '^[0-9]{4}$'),
  -- The payer has done their part and the bank is still deciding.
  add column processing    boolean not null default false,
  add column declined_for  text check (declined_for in ('funds', 'security_code', 'expired_card', 'call_issuer', 'authentication', 'risk', 'other')),
  add constraint payments_method_check check (method in ('pix', 'card')),
  add constraint known_at_gateway check (state <> 'pending' or (gateway_id is not null and (method = 'card' or br_code is not null))),
  add constraint only_cards_in_parts check (method = 'card' or (installments = 1 and not keeps_card and saved_card_id is null));

-- The demonstration bank learns cards.
alter table sandbox.charges
  alter column br_code drop not null,
  add column method       text not null default 'pix' check (method in ('pix', 'card')),
  add column installments smallint not null default 1 check (installments between 1 and 12),
  add column return_url   text,
  add column keeps_card   boolean not null default false,
  add column token        text,
  add column brand        text,
  add column last_four    text check (last_four ~ '^[0-9]{4}$'),
  -- Of a card: what is written on its page now.
  add column stage        text not null default 'asked' check (stage in ('asked', 'challenge', 'review', 'working')),
  add column declined_for text,
  -- What becomes of the refunds that the shop asks for.
  add column refunds      text not null default 'at_once' check (refunds in ('at_once', 'slow', 'refused')),
  add constraint pix_has_code check (method = 'card' or br_code is not null);

alter table sandbox.moves add column declined_for text;

-- Cards that people let the bank keep. How one behaves follows from the test number that was typed; the number itself is nowhere.
create table sandbox.cards (
  token     text primary key,
  behaviour text not null,
  brand     text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  kept_at   timestamptz not null
);

alter table sandbox.refunds
  add column state  text not null default 'done' check (state in ('pending', 'done', 'declined')),
  add column due_at timestamptz;
create index refunds_due on sandbox.refunds (due_at) where state = 'pending';

create table sandbox.disputes (
  id         text primary key,
  gateway_id text not null unique references sandbox.charges,
  amount     bigint not null check (amount > 0),
  reason     text not null,
  state      text not null check (state in ('opened', 'won', 'lost')),
  opened_at  timestamptz not null,
  ended_at   timestamptz,
  check ((state = 'opened') = (ended_at is null))
);
