-- Wallet: prepaid minutes are grants, in milliseconds (decision 168). What consultations used of them keeps its table.
alter table grants
  -- Its people are checked by whoever grants it, like its owner.
  drop constraint grants_only_with_fkey,
  -- Where minutes come from: a package, a plan, a subscription, a single consultation, the welcome.
  add column plan text constraint minutes_have_a_plan
    check ((kind = 'minutes') = (plan is not null)
      and plan in ('package', 'plan', 'subscription', 'single', 'welcome')),
  add column title text,
  -- Credit bought it, and not a payment of its own.
  add column from_balance boolean not null default false,
  -- A plan was extended, once.
  add column rolled_over_at timestamptz,
  -- What nothing holds of it ends early, and becomes credit; and its owner was told.
  add column recalled_at timestamptz,
  add column recall_told_at timestamptz,
  -- The bank took back what paid it: what comes back is clawed back.
  add column if not exists clawed_back_at timestamptz,
  -- It ends later because its booking failed.
  add column if not exists is_extension boolean not null default false,
  -- Of minutes: what was paid for those that are neither gone nor used, in centavos. Rounded down once, cumulatively.
  add column worth bigint generated always as
    (case when kind = 'minutes' then value - value * (amount - free - held - frozen) / amount end) stored,
  add constraint minutes_end check (kind <> 'minutes' or ends_at is not null and value is not null and title is not null),
  add constraint welcome_is_free check (plan <> 'welcome' or value = 0),
  add constraint clawed_back_minutes_are_frozen check (kind <> 'minutes' or clawed_back_at is null or frozen_at is not null);
create index minutes_of_person on grants (person_id) where kind = 'minutes';
create index grants_of_source on grants (source_id) where kind <> 'credit';
create index minutes_by_end on grants (ends_at) where kind = 'minutes' and frozen_at is null and free + held > 0;
create index minutes_recalled on grants (id)
  where kind = 'minutes' and recalled_at is not null and frozen_at is null and free > 0 and held = 0;
create index minutes_for_consultant on grants (only_with) where kind = 'minutes' and free + held + frozen > 0;
create index minutes_to_tell on grants (id) where recalled_at is not null and returned > 0 and recall_told_at is null;

-- The old rows, and which act took what of them.
create temporary table moved on commit drop as
select p.*, nextval(pg_get_serial_sequence('grants', 'id')) as grant_id,
  case when closed_at is null or lost_at is not null and reserved_ms > 0 then total_ms - used_ms - reserved_ms else 0 end
    as unused_ms,
  case when closed_at is not null then total_ms - used_ms else 0 end as ended_ms,
  case when lost_at is not null then 'clawed_back' when kind in ('package', 'single') or recalled_at is not null
    then 'returned' else 'expired' end as ended_as
from (select * from minute_packs order by purchase_id, part) p;
insert into grants (id, person_id, kind, source_id, payment_id, amount, free, held, used, frozen, returned, clawed_back,
  expired, granted_at, ends_at, only_with, channel, ceiling, value, frozen_at, plan, title, from_balance, rolled_over_at,
  recalled_at, recall_told_at, clawed_back_at, is_extension)
overriding system value
select grant_id, person_id, 'minutes', purchase_id::text, payment_id, total_ms,
  case when frozen_at is null then unused_ms else 0 end, reserved_ms, used_ms - taken_ms,
  case when frozen_at is null then 0 else unused_ms end, case ended_as when 'returned' then ended_ms else 0 end,
  taken_ms + case ended_as when 'clawed_back' then ended_ms else 0 end,
  case ended_as when 'expired' then ended_ms else 0 end, granted_at, expires_at, consultant_id, channel, ceiling, value,
  frozen_at, kind, title, from_balance, rolled_over_at, recalled_at, recall_told_at, lost_at, is_extended
from moved;
insert into grant_uses (grant_id, subject_id, state, amount)
select grant_id, consultation_id::text, case when c.used_ms is null then 'held' else 'used' end,
  coalesce(c.used_ms, c.covered_ms)
from minute_covers c join moved on id = pack_id
union all select grant_id, purchase_id::text, 'clawed_back', taken_ms from moved where taken_ms > 0 and ended_as <> 'clawed_back'
union all select grant_id, purchase_id::text, ended_as, ended_ms + case ended_as when 'clawed_back' then taken_ms else 0 end
  from moved where ended_ms > 0 or ended_as = 'clawed_back' and taken_ms > 0
union all select grant_id, coalesce(payment_id, purchase_id)::text, 'frozen', unused_ms from moved
  where frozen_at is not null and unused_ms > 0;

-- The row of its owner's account is the lock of a grant, also of whoever never had credit.
insert into ledger_accounts (id, kind, guarded)
select distinct 'client:' || person_id || ':available', 'client_available', true from moved on conflict do nothing;

alter table minute_covers add column grant_id bigint;
update minute_covers set grant_id = moved.grant_id from moved where id = pack_id;
alter table minute_covers drop constraint minute_covers_pkey, drop column pack_id, alter column grant_id set not null,
  add constraint minute_covers_pkey primary key (consultation_id, grant_id),
  add constraint minute_covers_grant_id_fkey foreign key (grant_id) references grants (id);
create index minute_covers_of_grant on minute_covers (grant_id);
drop table minute_packs;
create unique index one_welcome_per_person on grants (person_id) where plan = 'welcome';
