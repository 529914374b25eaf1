-- consultations: how dear a minute on a channel is, in hundredths of a minute of chat. The same rule as channelPercent
-- (src/shared/channel-price.ts); test/shared-limits.test.ts compares them. One expression, so that queries inline it.
create or replace function channel_percent(channel text) returns bigint language sql immutable as $$
  select case channel when 'audio' then 125::bigint when 'video' then 150::bigint else 100::bigint end
$$;
