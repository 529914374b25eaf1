-- Wallet: a bonus is a grant (decision 168). What an act gives back with a later end is a grant of its own.
alter table grants
  -- A later end of what came back to a grant of the same source.
  add column is_extension boolean not null default false,
  -- Of what is held and used: money that left its owner has paid for it.
  add column repaid bigint not null default 0,
  -- Its purchase was taken or cancelled; what comes back is taken, too.
  add column clawed_back_at timestamptz,
  add constraint repaid_is_used check (repaid >= 0 and repaid <= held + used),
  add constraint bonus_ends check (kind <> 'bonus' or ends_at is not null);
create unique index grants_of_bonus on grants (source_id) where kind = 'bonus' and not is_extension;
create index grants_to_end on grants (ends_at) where free > 0 and ends_at is not null;

create temporary table moved on commit drop as
select u.bonus_id, u.subject, u.used, (
    -- An act holds bonus as long as something of it is reserved or booked.
    select coalesce(sum(case when p.credit ~ '^client:.*:(reserved|booked)$' then p.amount else 0 end
      - case when p.debit ~ '^client:.*:(reserved|booked)$' then p.amount else 0 end), 0)
    from ledger_journals j join ledger_postings p on p.journal_id = j.id where j.subject_id = u.subject) > 0 as is_held
from bonus_uses u where u.used > 0;

insert into grants (person_id, kind, source_id, payment_id, value, amount, free, held, used, repaid, frozen, returned,
  clawed_back, expired, granted_at, ends_at, not_with, frozen_at, clawed_back_at)
select b.person_id, 'bonus', b.id, b.payment_id, b.paid, b.amount, b.unspent, m.held, b.used - m.held,
  least(b.repaid, b.used), b.frozen, b.withdrawn, coalesce(b.taken_back, 0), b.expired, b.granted_at,
  case when b.kept > 0 then greatest(b.expires_at, b.kept_until) else b.expires_at end, b.not_with, b.frozen_at,
  b.taken_back_at
from bonuses b cross join lateral (
  select coalesce(sum(used), 0)::bigint as held from moved where bonus_id = b.id and is_held) m
order by b.granted_at, b.id;

insert into grant_uses (grant_id, subject_id, state, amount)
select g.id, m.subject, case when m.is_held then 'held' else 'used' end, m.used
from moved m join grants g on g.kind = 'bonus' and g.source_id = m.bonus_id
union all
select g.id, coalesce(g.payment_id::text, g.source_id), o.state, o.amount
from grants g cross join lateral (values
  ('frozen', frozen), ('returned', returned), ('clawed_back', clawed_back), ('expired', expired)) o (state, amount)
where g.kind = 'bonus' and o.amount > 0;

drop function if exists record_bonus_use(text, text, text[], text[], bigint[], uuid);
drop function if exists parts_of_bonus(bonuses);
drop function if exists owed_of_bonus(bonuses);
drop function if exists post_own_credit(text, text, text, text, bigint, uuid, uuid, text, bigint);
drop function if exists record_grant_uses(text[], text[], text[], bigint[], uuid[], boolean[]);
drop table bonus_uses;
drop table bonuses;
