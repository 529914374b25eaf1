-- payments: the written question whose price a payment paid. While the question is open its money is reserved, and a
-- dispute of the payment freezes no other credit in its place.
alter table payments add held_for uuid;
