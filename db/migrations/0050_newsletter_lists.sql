-- Newsletter: a second list, for the day on which the shop opens. Each has its own consent, confirmation and leaving.
alter table newsletter_subscriptions
  add column list text not null default 'newsletter' check (list in ('newsletter', 'shop_opening')),
  drop constraint newsletter_subscriptions_pkey,
  add primary key (email, list);
alter table newsletter_subscriptions alter column list drop default;
