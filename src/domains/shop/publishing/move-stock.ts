import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { productOffered } from '../facts.ts'
import type { Acting } from './change-product.ts'
import type { moveStock as moving } from './contract.ts'
import { changeOf, refuse } from './rules.ts'
import { findOwnProduct, insertTeamMovement, isMoved, lockStock } from './sql.ts'

/**
 * What the team received, counted or lost of a variant; the same request again moves nothing. What each piece cost is
 * kept of what was received. Answers the product. Refuses more lost than there are, and a second unique piece.
 */
export const moveStock = (db: Db, { by, clock }: Acting, given: InputOf<typeof moving>) =>
  inTransaction(db, async (tx) => {
    const { id: variantId, requestId, act, quantity, note } = given
    const variant = await lockStock(tx, variantId)
    if (!variant) throw refuse('not_found')
    if (await isMoved(tx, requestId)) return variant.productId
    const change = changeOf({ ...variant, act, quantity })
    if (change === 0 && act !== 'counted') return variant.productId
    const at = await clock(tx)
    const unitCostCents = act === 'received' ? given.unitCostCents : null
    await insertTeamMovement(tx, { variantId, change, kind: act, by, unitCostCents, note: note || null, requestId, at })
    const { slug } = (await findOwnProduct(tx, variant.productId))!
    await recordSecurityEvent(tx, {
      kind: 'shop.stock_moved',
      detail: act,
      subjectId: variant.productId,
      actorId: by,
      before: { product: slug, sku: variant.sku, stock: variant.stock },
      after: { product: slug, sku: variant.sku, stock: variant.stock + change },
      at,
    })
    await announce(tx, productOffered(slug))
    return variant.productId
  })
