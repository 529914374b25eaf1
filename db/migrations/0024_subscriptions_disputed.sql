-- Subscriptions: one ends when the bank gives back what paid it.
alter table subscriptions drop constraint subscriptions_ended_for_check,
  add constraint subscriptions_ended_for_check check (ended_for in ('client', 'break', 'unpaid', 'disputed'));
alter table subscription_periods drop constraint subscription_periods_dropped_for_check,
  add constraint subscription_periods_dropped_for_check
    check (dropped_for in ('client', 'break', 'unpaid', 'missed', 'spent', 'disputed'));
