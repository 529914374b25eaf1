-- consultations: what is charged of a consultation, by channel: covered and paid time in whole seconds (ms), and the
-- cost in centavos, rounded down once. Compared with chargedUsage by charged-usage.test.ts (decision 145). One
-- expression, so that queries inline it.
create or replace function charged_usage(c consultations)
returns table (channel text, covered_ms bigint, paid_ms bigint, cost bigint) language sql stable as $$
  select used.channel, covered, paid, usage_price(c.price_per_minute, c.channel, used.channel) * paid / 60000
  from (values
    ('chat', c.billed_ms - c.audio_ms - c.video_ms,
      least(c.billed_ms, c.covered_ms) - c.audio_covered_ms - c.video_covered_ms),
    ('audio', c.audio_ms, c.audio_covered_ms),
    ('video', c.video_ms, c.video_covered_ms)
  ) as used (channel, billed, proven_covered)
  cross join lateral (select case when c.charges_milliseconds then 1 else 1000 end as least_ms) counted
  cross join lateral (select proven_covered / least_ms * least_ms as covered,
    (billed - proven_covered) / least_ms * least_ms as paid) charged
$$;
