-- Wallet: a part of a bonus that ends later than the rest, because it was aside for a booking that others did not keep.
alter table bonuses
  -- Of what is unspent or frozen; it ends at kept_until, or with the bonus if that is later.
  add column kept bigint not null default 0,
  add column kept_until timestamptz,
  add constraint kept_is_there check (kept between 0 and unspent + frozen),
  add constraint kept_ends check (kept = 0 or kept_until is not null);
alter table bonus_uses
  -- Of what is used: it was kept. What was released and was not.
  add column kept bigint not null default 0,
  add column released bigint not null default 0 check (released >= 0),
  add constraint kept_is_used check (kept between 0 and used);
