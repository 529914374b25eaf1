import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { type Acting, changeCatalogue } from '../margin/change-catalogue.ts'
import { guardMargin } from '../margin/guard-margin.ts'
import type { publishItem as publishing } from './contract.ts'
import { assertEnd, refuse, startOf, stateOf } from './rules.ts'
import { findOrdered, lockItem, markRemoved, updatePublication } from './sql.ts'

/**
 * Puts an item on sale from now or an instant until one, or for good; of what is on sale only the end changes. Refuses
 * the past, an end before its beginning, and what could cost the house (P8).
 */
export const publishItem = (db: Db, acting: Acting, { slug, from, until }: InputOf<typeof publishing>) =>
  changeCatalogue(db, acting, async (tx, now) => {
    const item = await lockItem(tx, slug)
    if (!item) throw refuse('not_found')
    const state = stateOf(item, now)
    const begins = state === 'on_sale' ? item.from! : startOf(from, now)
    assertEnd(until, begins, now)
    if (item.from?.getTime() === begins.getTime() && item.until?.getTime() === until?.getTime()) return undefined
    await updatePublication(tx, slug, begins, until)
    await guardMargin(tx, now)
    return {
      kind: 'catalogue.item_published',
      detail: begins > now ? 'scheduled' : 'at_once',
      before: { item: slug, state, from: item.from, until: item.until },
      after: { item: slug, state: stateOf({ from: begins, until }, now), from: begins, until },
    }
  })

/**
 * Takes an item off the shelf at once; whoever ordered it may still pay and gets it. One that has not begun is a draft
 * again. One that is not on sale stays as it is.
 */
export const hideItem = (db: Db, acting: Acting, { slug }: { slug: string }) =>
  changeCatalogue(db, acting, async (tx, now) => {
    const item = await lockItem(tx, slug)
    if (!item) throw refuse('not_found')
    const state = stateOf(item, now)
    if (state === 'draft' || state === 'hidden') return undefined
    const [from, until] = state === 'scheduled' ? [null, null] : [item.from, now]
    await updatePublication(tx, slug, from, until)
    return {
      kind: 'catalogue.item_hidden',
      before: { item: slug, state, from: item.from, until: item.until },
      after: { item: slug, state: from ? 'hidden' : 'draft', from, until },
    }
  })

/** Removes an item for good. Refuses one that is on sale, or that somebody ever ordered. */
export const removeItem = (db: Db, acting: Acting, { slug }: { slug: string }) =>
  changeCatalogue(db, acting, async (tx, now) => {
    const item = await lockItem(tx, slug)
    if (!item) throw refuse('not_found')
    const state = stateOf(item, now)
    if ((await findOrdered(tx, slug)).wasOrdered) throw refuse('was_ordered')
    if (state === 'scheduled' || state === 'on_sale') throw refuse('is_on_sale')
    await markRemoved(tx, slug, now)
    return {
      kind: 'catalogue.item_removed',
      before: { item: slug, title: item.title, state },
      after: { item: slug, state: 'removed' },
    }
  })
