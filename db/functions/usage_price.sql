-- consultations: centavos per minute of one channel, from the price that was agreed for another. The same rule as
-- usagePrice (consultations/billing/channel-usage.rules.ts); test/shared-limits.test.ts compares them. One expression,
-- so that queries inline it.
create or replace function usage_price(agreed_price bigint, agreed text, channel text)
returns bigint language sql immutable as $$
  select case when channel_percent(agreed) = channel_percent(channel) then agreed_price
    else (agreed_price * 100 + channel_percent(agreed) - 1) / channel_percent(agreed) * channel_percent(channel) / 100
  end
$$;
