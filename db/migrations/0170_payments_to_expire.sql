-- Payments: those that may expire, asked for every five seconds. Without it each time reads every payment that was ever
-- made.
create index payments_to_expire on payments (gateway, expires_at) where state in ('created', 'pending');
