-- Minutes paid ahead: a number of milliseconds and the value that was paid for them (docs/decisions/0040). The money waits on the
-- owner's account `prepaid`; a conversation sets milliseconds aside, and what it used takes its part of the value with it.

create or replace function ledger_kind(account text) returns text language sql immutable parallel safe as $$
  select case
    when account ~ '^client:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(available|reserved|promotional|prepaid)$' then 'client_' || split_part(account, ':', 3)
    when account ~ '^consultant:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(to_clear|available|in_payout)$' then 'consultant_' || split_part(account, ':', 3)
    when is_of_platform(account) then split_part(account, ':', 2)
  end
$$;

create table minute_packs (
  id             uuid primary key,
  person_id      uuid not null,
  kind           text not null check (kind in ('package', 'plan', 'subscription', 'single', 'welcome')),
  title          text not null,
  value          bigint not null check (value >= 0),
  total_ms       bigint not null check (total_ms > 0),
  used_ms        bigint not null default 0 check (used_ms >= 0),
  reserved_ms    bigint not null default 0 check (reserved_ms >= 0),
  -- The part of the value that left with what was used: cumulative, rounded down.
  spent          bigint not null default 0,
  returned       bigint not null default 0 check (returned >= 0),
  -- The dearest minute that it is used for; null: any.
  ceiling        bigint check (ceiling > 0),
  consultant_id  uuid,
  channel        text,
  granted_at     timestamptz not null,
  expires_at     timestamptz not null check (expires_at > granted_at),
  rolled_over_at timestamptz,
  closed_at      timestamptz,
  constraint no_more_than_there_is check (used_ms + reserved_ms <= total_ms),
  constraint spent_as_used check (spent = value * used_ms / total_ms),
  constraint closed_when_nobody_uses_it check (closed_at is null or reserved_ms = 0),
  check (kind <> 'welcome' or value = 0),
  check (returned <= value - spent)
);
create index minute_packs_open on minute_packs (person_id) where closed_at is null;
create index minute_packs_by_end on minute_packs (expires_at) where closed_at is null;
create unique index one_welcome_per_person on minute_packs (person_id) where kind = 'welcome';

-- What a pack gives to a conversation: set aside first, settled once.
create table minute_covers (
  consultation_id uuid not null,
  pack_id         uuid not null references minute_packs,
  position        smallint not null,
  covered_ms      bigint not null check (covered_ms > 0),
  used_ms         bigint check (used_ms between 0 and covered_ms),
  value           bigint check (value >= 0),
  primary key (consultation_id, pack_id),
  unique (consultation_id, position),
  check ((used_ms is null) = (value is null))
);
create index minute_covers_of_pack on minute_covers (pack_id);
