-- Subscriptions: one whose subscriber the team blocked stops renewing, like one whose subscriber takes a break.
alter table subscriptions drop constraint subscriptions_cancelled_for_check;
alter table subscriptions drop constraint subscriptions_ended_for_check;
alter table subscriptions add constraint subscriptions_cancelled_for_check
  check (cancelled_for in ('client', 'break', 'blocked'));
alter table subscriptions add constraint subscriptions_ended_for_check
  check (ended_for in ('client', 'break', 'blocked', 'unpaid', 'disputed'));
alter table subscription_periods drop constraint subscription_periods_dropped_for_check;
alter table subscription_periods add constraint subscription_periods_dropped_for_check
  check (dropped_for in ('client', 'break', 'blocked', 'unpaid', 'missed', 'spent', 'disputed'));
