import type { Sql, Tx } from '#platform/db.ts'
import type { Discount, Offer } from './rules.ts'

/**
 * Waits for whoever else publishes, until the transaction ends: two changes that only together cost money never both
 * pass.
 */
export const lockCatalogue = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`

/** Every price at which an item can be ordered now or later: each version in force, or to come, while it is on sale. */
export const listOffers = (sql: Sql, now: Date) => sql<Offer[]>`
  select * from (
    select i.slug, i.title, i.kind, p.price, p.bonus, p.minutes, p.answer_percent as "answerPercent",
      greatest(p.since, i.published_from) as "from",
      least(i.published_until, lead(p.since) over (partition by p.slug order by p.since, p.version)) as until
    from catalogue_items i join catalogue_prices p using (slug)
    where i.published_from is not null and (i.published_until is null or i.published_until > ${now})
      and not exists (select from catalogue_undone_prices u where u.slug = p.slug and u.version = p.version)
  ) offered
  -- Who saw a price may still order at it.
  where (until is null or until > ${now}::timestamptz - interval '2 hours') and (until is null or until > "from")`

/** Every coupon that can be taken now or later. */
export const listDiscounts = (sql: Sql, now: Date) => sql<Discount[]>`
  select code, percent, amount, kinds, minimum, starts_at as "startsAt", ends_at as "endsAt"
  from catalogue_coupons where ends_at > ${now}`
