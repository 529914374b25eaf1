-- Refunds and ended bookings look up what an act used: they read all uses ever made.
create index bonus_uses_subject on bonus_uses (subject);
