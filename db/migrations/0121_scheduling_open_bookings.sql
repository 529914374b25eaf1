-- Scheduling: what is ahead of one person is read on every page; the past grows.
create index bookings_open_of_client on bookings (client_id) where ended_at is null;
create index bookings_open_of_consultant on bookings (consultant_id) where ended_at is null;
