-- Anybody may send a webhook, so forged ones are counted by gateway and day (São Paulo) and nothing of them is kept.
create table payment_forged_webhooks (
  gateway text not null,
  day     date not null,
  count   bigint not null check (count > 0),
  primary key (gateway, day)
);

delete from payment_webhooks where not verified;
drop index payment_webhooks_waiting;
alter table payment_webhooks drop column verified, alter column gateway_id set not null;
create index payment_webhooks_waiting on payment_webhooks (gateway, due_at) where processed_at is null;
create index payment_webhooks_of_charge on payment_webhooks (gateway, gateway_id) where processed_at is null;
