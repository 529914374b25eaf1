-- Consultations: how much the platform pays for free minutes in a month, as the team says it.

-- A row per change; the latest is in force. `monthly` in centavos; null: no limit beside each consultant's day.
create table welcome_budgets (
  since   timestamptz primary key,
  monthly bigint check (monthly between 0 and 100000000)
);
create trigger append_only before delete or update or truncate on welcome_budgets
  for each statement execute function refuse_change();
-- What a month has spent.
create index welcome_days_by_day on welcome_days (day) include (amount);
