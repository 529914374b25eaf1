-- consultations: centavos per minute of one channel, from the price that was agreed for another. The same rule as
-- channelPrice and chatPriceOf (consultants/rules.ts); test/shared-limits.test.ts compares them.
create or replace function leg_price(agreed_price bigint, agreed text, channel text)
returns bigint language sql immutable as $$
  with percent as (
    select case agreed when 'audio' then 125 when 'video' then 150 else 100 end as of_agreed,
           case channel when 'audio' then 125 when 'video' then 150 else 100 end as of_channel
  )
  select case when of_agreed = of_channel then agreed_price
    else (agreed_price * 100 + of_agreed - 1) / of_agreed * of_channel / 100 end from percent
$$;
