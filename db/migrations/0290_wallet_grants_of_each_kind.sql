-- Wallet: bonus (centavos) and minutes (milliseconds) are grants, too. They end, and some serve only here or there.
alter table grants
  add column ends_at timestamptz,
  add column only_with uuid references people (id),
  add column not_with uuid references people (id),
  add column channel text,
  -- Centavos: the dearest minute that they cover.
  add column ceiling bigint check (ceiling > 0),
  -- Centavos that were paid for it; null: nobody paid for it by itself.
  add column value bigint check (value >= 0),
  add column expired bigint not null default 0 check (expired >= 0),
  -- Time stands still for it since then.
  add column frozen_at timestamptz,
  drop constraint grants_kind_check,
  add constraint grants_kind_check check (kind in ('credit', 'bonus', 'minutes')),
  drop constraint every_unit_is_somewhere,
  add constraint every_unit_is_somewhere
    check (amount = free + held + used + frozen + returned + clawed_back + on_gift_card + expired),
  add constraint credit_never_ends check (kind <> 'credit' or ends_at is null),
  add constraint ends_later check (ends_at > granted_at);
alter table grant_uses
  drop constraint grant_uses_state_check,
  add constraint grant_uses_state_check
    check (state in ('held', 'used', 'frozen', 'returned', 'clawed_back', 'on_gift_card', 'expired'));
