import type { Db } from '#platform/db.ts'

/** Subscriptions as the site makes them, for many addresses at once. */
export const addSubscribers = (
  db: Db,
  emails: readonly string[],
  now: Date,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
) => db`
  insert into newsletter_subscriptions (email, list, unsubscribe_token, source, asked_at, confirm_hash, confirm_until,
    confirmed_at)
  select email, 'newsletter', encode(sha256(convert_to('leave ' || email, 'utf8')), 'hex'), 'site', ${now},
    sha256(convert_to(email, 'utf8')), ${now}, ${isConfirmed ? now : null}
  from unnest(${[...emails]}::text[]) as given (email)`
