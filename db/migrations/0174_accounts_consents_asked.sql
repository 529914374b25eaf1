-- Accounts: when the person's address was asked to confirm what they consented to; null again with another address.
-- The job that asks, every half a minute, reads only who waits for it, not all who ever consented.
alter table consents add column asked_at timestamptz;
update consents c set asked_at = s.asked_at from people p, newsletter_subscriptions s
  where p.id = c.person_id and s.email = p.email and c.kind = 'newsletter' and s.list = 'newsletter';
create index consents_to_ask on consents (given_at) where kind = 'newsletter' and revoked_at is null and asked_at is null;
