import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { formatBRL } from '#shared/money.ts'
import { type Acting, changeProduct } from './change-product.ts'
import type { OwnVariant, writeVariant as writing } from './contract.ts'
import { assertNames, MOST, refuse } from './rules.ts'
import { isSkuTaken, listVariantsOf, lockSkus, raiseRevision, upsertVariant } from './sql.ts'

type Written = Omit<OwnVariant, 'stock'>

const recorded = (slug: string, { sku, name, priceCents, weightGrams, isWithdrawn }: Written) => ({
  product: slug,
  sku,
  title: name,
  price: formatBRL(priceCents),
  weightGrams,
  isWithdrawn,
})
const sameAs = (a: Written, b: Written) =>
  JSON.stringify([
    a.name,
    a.sku,
    String(a.priceCents),
    a.isUnique,
    a.alarmAt,
    a.weightGrams,
    a.sizeMm,
    a.isWithdrawn,
  ]) ===
  JSON.stringify([b.name, b.sku, String(b.priceCents), b.isUnique, b.alarmAt, b.weightGrams, b.sizeMm, b.isWithdrawn])

/**
 * Adds a variant or changes it; the same again changes nothing, and orders keep their price. Refuses names and SKUs
 * that are there, the last variant of what is in the shop, and what somebody else of the team changed meanwhile.
 */
export const writeVariant = (db: Db, acting: Acting, { id, variantId, revision, ...given }: InputOf<typeof writing>) =>
  changeProduct(db, acting, id, async (tx, product, at) => {
    const written: Written = { ...given, id: variantId }
    const variants = await listVariantsOf(tx, id)
    const before = variants.find((variant) => variant.id === variantId)
    if (before && sameAs(before, written)) return undefined
    if (product.revision !== revision) throw refuse('changed_meanwhile')
    if (!before && variants.length >= MOST.variants) throw refuse('too_many_variants')
    if (before && written.isUnique && before.stock > 1) throw refuse('is_unique')
    const others = variants.filter((variant) => variant.id !== variantId)
    assertNames([...others, written])
    if (product.state === 'published' && [...others, written].every(({ isWithdrawn }) => isWithdrawn))
      throw refuse('last_variant')
    await lockSkus(tx)
    if (await isSkuTaken(tx, written.sku, variantId)) throw refuse('sku_taken', { sku: 'Já existe. Escolha outro.' })
    if (!(await upsertVariant(tx, id, written, at))) throw refuse('not_found')
    await raiseRevision(tx, id)
    return {
      kind: 'shop.variant_written',
      ...(before && { before: recorded(product.slug, before) }),
      after: recorded(product.slug, written),
    }
  })
