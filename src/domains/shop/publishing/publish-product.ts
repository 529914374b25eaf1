import type { Db } from '#platform/db.ts'
import { type Acting, changeProduct } from './change-product.ts'
import { refuse } from './rules.ts'
import { listVariantsOf, updateState } from './sql.ts'

/** Puts a product into the shop; one that is there stays. Refuses one without a variant on offer. */
export const publishProduct = (db: Db, acting: Acting, { id }: { id: string }) =>
  changeProduct(db, acting, id, async (tx, { slug, state }, at) => {
    if (state === 'published') return undefined
    if ((await listVariantsOf(tx, id)).every(({ isWithdrawn }) => isWithdrawn)) throw refuse('no_variant')
    await updateState(tx, id, 'published', state === 'draft' ? at : null)
    return {
      kind: 'shop.product_published',
      before: { product: slug, state },
      after: { product: slug, state: 'published' },
    }
  })

/** Takes a product out of the shop; whoever is paying it gets it. A draft stays one. */
export const withdrawProduct = (db: Db, acting: Acting, { id }: { id: string }) =>
  changeProduct(db, acting, id, async (tx, { slug, state }) => {
    if (state !== 'published') return undefined
    await updateState(tx, id, 'withdrawn', null)
    return {
      kind: 'shop.product_withdrawn',
      before: { product: slug, state },
      after: { product: slug, state: 'withdrawn' },
    }
  })
