-- Who asked for the newsletter. Confirmed only by a link in a mail. Unsubscribing sets unsubscribed_at and keeps the
-- row, so that nobody is asked twice.
create table newsletter_subscriptions (
  email             text check (email = lower(btrim(email))),
  -- In every mail: whoever has it may leave for this address, and nothing else.
  unsubscribe_token text not null unique,
  source            text not null check (source in ('site', 'registration')),
  asked_at          timestamptz not null,
  -- SHA-256 of the token in the last confirmation mail.
  confirm_hash      bytea not null unique check (octet_length(confirm_hash) = 32),
  confirm_until     timestamptz not null,
  confirmed_at      timestamptz,
  unsubscribed_at   timestamptz,
  -- A second list, for the day on which the shop opens. Each has its own consent, confirmation and leaving.
  list              text check (list in ('newsletter', 'shop_opening')),
  primary key (email, list)
);
