-- consultants: a program is no person. Its minute has a list of prices of its own, at most a tenth of what people ask
-- (decision 153), and it is never featured. Whose account is a person's again has the person's last price again.
alter table consultant_prices add column is_automatic boolean not null default false;
alter table consultant_prices drop constraint consultant_prices_price_per_minute_check;
alter table consultant_prices add constraint consultant_prices_price_per_minute_check
  check (is_automatic or price_per_minute >= 149 and price_per_minute <= 1490);
alter table consultant_prices add constraint price_of_a_program
  check (not is_automatic or price_per_minute >= 15 and price_per_minute <= 69);
alter table consultant_prices drop constraint consultant_prices_pkey;
alter table consultant_prices add primary key (consultant_id, is_automatic, valid_from);
drop index consultant_prices_in_force;
create index consultant_prices_in_force on consultant_prices (consultant_id, is_automatic, valid_from desc)
  include (price_per_minute);

insert into consultant_prices (consultant_id, is_automatic, valid_from, price_per_minute, set_at)
select c.id, true, now(), greatest(15, least(69, p.price_per_minute / 10)), now()
from consultants c join lateral (
  select price_per_minute from consultant_prices where consultant_id = c.id and valid_from <= now()
    order by valid_from desc limit 1
) p on true
where c.is_automatic;

update consultants set featured_at = null where is_automatic;
alter table consultants add constraint programs_are_not_featured check (not is_automatic or featured_at is null);
