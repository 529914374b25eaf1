-- Scheduling: what clients have promised to pay in money and no consultation has yet, for their own limits.
-- `held_until`: until when an unpaid reservation counts.
create view committed_bookings as
select id, client_id, starts_at, price, case when state = 'reserved' then expires_at end as held_until from bookings
where ended_at is null and opened_at is null and covered_ms = 0;
