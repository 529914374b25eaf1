-- Subscriptions: the month that a payment paid, asked for each minute of the few that the bank took or contests.
create index subscription_periods_by_payment on subscription_periods (payment_id);
