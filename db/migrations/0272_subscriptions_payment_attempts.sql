-- subscriptions: attempts to collect a month are payment attempts.
drop table subscription_collection_attempts;
