-- Two parts of the desk asked for the same order of the log and of the team, and each got its index.
drop index people_of_team;
drop index security_events_by_kind;
drop index security_events_of_person_by_time;
-- The unique constraint of the column finds the same.
drop index subscription_periods_by_payment;
