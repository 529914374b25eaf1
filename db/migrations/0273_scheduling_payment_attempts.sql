-- scheduling: attempts to pay a booking are payment attempts.
drop table booking_payments;
