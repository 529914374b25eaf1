-- Purchases by card that somebody asked for from a network, kept for a day: whoever tests stolen cards is refused many.
create table payment_card_attempts (
  payment_id uuid primary key references payments (id),
  person_id  uuid not null references people (id),
  network    text not null,
  asked_at   timestamptz not null,
  refused    integer not null default 0 check (refused >= 0),
  refused_at timestamptz,
  check ((refused > 0) = (refused_at is not null))
);

create index payment_card_attempts_of_person on payment_card_attempts (person_id, asked_at);
create index payment_card_attempts_of_network on payment_card_attempts (network, asked_at);
create index payment_card_attempts_by_age on payment_card_attempts (asked_at);
