import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { insertPriceVersion } from '../../sql.ts'
import { type Acting, changeCatalogue } from '../margin/change-catalogue.ts'
import { guardMargin } from '../margin/guard-margin.ts'
import type { setPrice as setting, undoPrice as undoing } from './contract.ts'
import { assertTerms, refuse, sameTerms, startOf } from './rules.ts'
import { findScheduled, insertUndone, listPrices, listRows, lockItem, priceOf } from './sql.ts'
import { recordedTerms, versionOf } from './terms.rules.ts'

/**
 * A new price from an instant on, or from now; orders keep the price that they saw. Refuses the past, a price
 * that somebody else set since `seen`, and one under P8.
 */
export const setPrice = (db: Db, acting: Acting, { slug, seen, from, terms }: InputOf<typeof setting>) =>
  changeCatalogue(db, acting, async (tx, now) => {
    const item = await lockItem(tx, slug)
    if (!item) throw refuse('not_found')
    assertTerms(item.kind, terms)
    const since = startOf(from, now)
    const latest = priceOf((await listPrices(tx, slug, 1))[0]!.price)
    const isSame = !latest.isUndone && sameTerms(latest, terms)
    if (isSame && (from ? latest.since.getTime() === from.getTime() : latest.since <= now)) return undefined
    if (latest.version !== seen) throw refuse('changed_meanwhile')
    const [replaced] = await listRows(tx, { at: since, slug })
    await insertPriceVersion(tx, { ...versionOf(terms), slug, version: latest.version + 1, since })
    await guardMargin(tx, now)
    return {
      kind: 'catalogue.price_set',
      detail: since > now ? 'scheduled' : 'at_once',
      before: { item: slug, ...recordedTerms(priceOf(replaced!.current)) },
      after: { item: slug, ...recordedTerms(terms), validFrom: since },
    }
  })

/** Undoes a scheduled price before it begins; again, nothing. Refuses one that has begun. */
export const undoPrice = (db: Db, acting: Acting, { slug, version }: InputOf<typeof undoing>) =>
  changeCatalogue(db, acting, async (tx, now) => {
    const scheduled = (await lockItem(tx, slug)) && (await findScheduled(tx, slug, version))
    if (!scheduled) throw refuse('not_found')
    if (scheduled.isUndone) return undefined
    if (scheduled.since <= now) throw refuse('price_begun')
    await insertUndone(tx, slug, version, now)
    // The price that it would have replaced goes on.
    await guardMargin(tx, now)
    return {
      kind: 'catalogue.price_undone',
      before: { item: slug, validFrom: scheduled.since, state: 'scheduled' },
      after: { item: slug, validFrom: null, state: 'withdrawn' },
    }
  })
