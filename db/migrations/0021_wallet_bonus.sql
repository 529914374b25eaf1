-- Bonus: promotional money with an end. What is left of one follows from the balance alone, because those that end first are
-- spent first; it is stored nowhere (docs/decisions/0040). The row of the owner's promotional account is the lock for all of them.
create table bonuses (
  id            text collate "C" primary key,
  person_id     uuid not null,
  amount        bigint not null check (amount > 0),
  expired       bigint not null default 0 check (expired between 0 and amount),
  granted_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > granted_at),
  taken_back    bigint check (taken_back between 0 and amount),
  taken_back_at timestamptz,
  check ((taken_back is null) = (taken_back_at is null))
);
create index bonuses_of_person on bonuses (person_id, expires_at, id);
create index bonuses_by_end on bonuses (expires_at) where taken_back_at is null;
