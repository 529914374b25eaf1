-- consultations: centavos per minute of one channel, from the price that was agreed for another. The same rule as
-- channelPrice and chatPriceOf (consultants/rules.ts); test/shared-limits.test.ts compares them. One expression, so
-- that it is inlined where it is used.
create or replace function leg_price(agreed_price bigint, agreed text, channel text)
returns bigint language sql immutable as $$
  select case when agreed = channel then agreed_price else
    (agreed_price * 100 + case agreed when 'audio' then 124 when 'video' then 149 else 99 end)
      / case agreed when 'audio' then 125 when 'video' then 150 else 100 end
      * case channel when 'audio' then 125 when 'video' then 150 else 100 end / 100 end
$$;
