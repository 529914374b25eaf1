-- Payments: webhooks by when they were dealt with, so that old ones are found and deleted.
create index payment_webhooks_processed on payment_webhooks (processed_at) where processed_at is not null;
