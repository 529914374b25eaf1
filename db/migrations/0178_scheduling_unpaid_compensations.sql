-- What the house waits for is what is open of the debts as they stand: claims give back what was to pay them.
drop index booking_compensations_advanced;
alter table booking_compensations drop column is_advanced;
create index booking_compensations_of_consultant on booking_compensations (consultant_id, at);
