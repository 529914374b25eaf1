-- The horoscope by mail: a list of its own, for a sign, each day or each week. What was asked for counts once it is
-- confirmed. An edition is a campaign that opens by itself, once for each rhythm and day.
alter table newsletter_subscriptions
  drop constraint newsletter_subscriptions_list_check,
  add constraint newsletter_subscriptions_list_check check (list in ('newsletter', 'shop_opening', 'horoscope')),
  add column asked_sign smallint check (asked_sign between 0 and 11),
  add column asked_rhythm text check (asked_rhythm in ('daily', 'weekly')),
  add column sign smallint check (sign between 0 and 11),
  add column rhythm text check (rhythm in ('daily', 'weekly')),
  add constraint horoscope_of_a_sign check (num_nonnulls(asked_sign, asked_rhythm)
    = case when list = 'horoscope' then 2 else 0 end),
  add constraint chosen_once_confirmed check (num_nonnulls(sign, rhythm)
    = case when list = 'horoscope' and confirmed_at is not null then 2 else 0 end);
create index newsletter_subscriptions_horoscope on newsletter_subscriptions (rhythm, email)
  where list = 'horoscope' and confirmed_at is not null and unsubscribed_at is null and hard_refusals < 2;
alter table campaigns
  drop constraint campaigns_list_check,
  add constraint campaigns_list_check check (list in ('newsletter', 'horoscope')),
  drop constraint campaigns_segment_check,
  add constraint campaigns_segment_check check (segment in ('all', 'no_purchase', 'daily', 'weekly')),
  -- "daily 2026-12-01": of horoscopes alone.
  add column edition text unique,
  add constraint edition_of_horoscope check ((list = 'horoscope') = (edition is not null)
    and (list = 'horoscope') = (segment in ('daily', 'weekly')));
