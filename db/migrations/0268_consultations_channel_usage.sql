-- consultations: what was charged_legs and leg_price is charged_usage and usage_price (db/functions).
drop function if exists charged_legs(consultations);
drop function if exists leg_price(bigint, text, text);
