-- payments: each attempt to pay an order, a booking or a month of a subscription. Written before its payment is
-- requested; there may never be one.
create table payment_attempts (
  payment_id     uuid primary key,
  person_id      uuid not null references people,
  subject_kind   text not null check (subject_kind in ('order', 'booking', 'subscription_period')),
  subject_id     uuid not null,
  -- Of a subscription the month, else 0.
  subject_part   integer not null check (subject_part >= 0),
  -- From 1: the attempts to pay it in order.
  attempt_number integer not null check (attempt_number between 1 and 10),
  method         text not null check (method in ('pix', 'card')),
  installments   integer not null check (installments between 1 and 12),
  -- What the balance pays beside it.
  from_balance   bigint not null check (from_balance >= 0),
  -- A saved card that is charged.
  card_id        uuid references payment_cards,
  asked_at       timestamptz not null,
  -- When the code of a Pix that nobody asked for on a page was mailed.
  notified_at    timestamptz,
  -- What was done with it: it paid its subject, nothing came, what came was returned, or stayed credit.
  outcome        text check (outcome in ('paid', 'unpaid', 'returned', 'kept')),
  ended_at       timestamptz,
  unique (subject_kind, subject_id, subject_part, attempt_number),
  constraint a_month_is_collected_by_few check (subject_kind <> 'subscription_period' or attempt_number <= 4),
  check ((outcome is null) = (ended_at is null)),
  check ((subject_kind = 'subscription_period') = (subject_part > 0))
);

insert into payment_attempts (payment_id, person_id, subject_kind, subject_id, subject_part, attempt_number, method,
  installments, from_balance, asked_at, outcome, ended_at)
select t.payment_id, o.person_id, 'order', t.order_id, 0,
  row_number() over (partition by t.order_id order by t.asked_at, t.payment_id), t.method, t.installments,
  t.from_balance, t.asked_at, case when o.payment_id = t.payment_id then 'paid' end,
  case when o.payment_id = t.payment_id then o.paid_at end
from catalogue_order_payments t join catalogue_orders o on o.id = t.order_id;

insert into payment_attempts (payment_id, person_id, subject_kind, subject_id, subject_part, attempt_number, method,
  installments, from_balance, asked_at, outcome, ended_at)
select t.payment_id, b.client_id, 'booking', t.booking_id, 0,
  row_number() over (partition by t.booking_id order by t.asked_at, t.payment_id), t.method, t.installments,
  greatest(b.price - coalesce(p.amount, b.price), 0), t.asked_at, case when t.told_at is not null then 'kept' end, t.told_at
from booking_payments t join bookings b on b.id = t.booking_id
  left join payments p on p.id = t.payment_id and p.person_id = b.client_id;

update payment_attempts t set outcome = 'paid', ended_at = b.confirmed_at
from bookings b where t.subject_kind = 'booking' and b.id = t.subject_id and b.confirmed_at is not null
  and t.payment_id = (
    select p.id from payment_attempts a join payments p on p.id = a.payment_id and p.person_id = a.person_id
    where a.subject_kind = 'booking' and a.subject_id = b.id and p.paid_at < b.expires_at
    order by p.paid_at, p.id limit 1);

insert into payment_attempts (payment_id, person_id, subject_kind, subject_id, subject_part, attempt_number, method,
  installments, from_balance, card_id, asked_at, notified_at, outcome, ended_at)
select t.payment_id, s.person_id, 'subscription_period', t.subscription_id, t.n, t.attempt_number,
  case when t.card_id is null then 'pix' else 'card' end, 1, 0, t.card_id, t.asked_at, t.notified_at, t.outcome,
  t.ended_at
from subscription_collection_attempts t join subscriptions s on s.id = t.subscription_id;

-- Never two that pay the same, and of a subscription never two under way.
create unique index payment_attempts_paid on payment_attempts (subject_kind, subject_id, subject_part)
  where outcome = 'paid';
create unique index payment_attempts_open on payment_attempts (subject_id)
  where subject_kind = 'subscription_period' and outcome is null;
create index payment_attempts_due on payment_attempts (subject_kind, asked_at) where outcome is null;
create index payment_attempts_unpaid on payment_attempts (asked_at) where outcome = 'unpaid';

create trigger keeps_what_was_asked before update on payment_attempts for each row
  when ((old.payment_id, old.person_id, old.subject_kind, old.subject_id, old.subject_part, old.attempt_number,
    old.method, old.installments, old.from_balance, old.card_id, old.asked_at)
  is distinct from (new.payment_id, new.person_id, new.subject_kind, new.subject_id, new.subject_part,
    new.attempt_number, new.method, new.installments, new.from_balance, new.card_id, new.asked_at))
  execute function refuse_change();
create trigger append_only before delete or truncate on payment_attempts
  for each statement execute function refuse_change();
