-- Scheduling: the private addresses of calendars are bearer secrets of accounts. Those of before stood in clear, also
-- in every copy of the database, so they end: each consultant makes another one.
drop table calendar_addresses;
