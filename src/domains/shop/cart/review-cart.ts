import type { Db } from '#platform/db.ts'
import type { CartReview } from '../contract.ts'
import { formatCep, quoteFreight } from '../freight.rules.ts'
import { stockFor } from '../rules.ts'
import { listVariants } from '../stock/sql.ts'

type Given = { items: readonly { id: string; quantity: number }[]; cep?: string | undefined }

/**
 * The current price and stock of these variants, with the freight to a CEP. Ignores prices sent by a browser and
 * reserves nothing. Refuses `cep_unknown`.
 */
export async function reviewCart(db: Db, { items, cep }: Given): Promise<CartReview> {
  if (cep !== undefined) quoteFreight(cep, 1)
  const ids = items.map(({ id }) => id)
  const variants = new Map((await listVariants(db, ids)).map((variant) => [variant.id, variant]))
  const sold = items.flatMap(({ id, quantity }) => {
    const variant = variants.get(id)
    return variant?.isOffered ? [{ quantity, variant }] : []
  })
  const lines = sold.map(({ quantity, variant }) => ({
    variant,
    quantity,
    stock: stockFor(quantity, variant.stock),
    lineCents: variant.priceCents * BigInt(quantity),
  }))
  const goodsCents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0n)
  const weightGrams = sold.reduce((sum, { quantity, variant }) => sum + quantity * variant.weightGrams, 0)
  const freight = cep !== undefined && lines.length > 0 ? freightView(cep, weightGrams) : null
  const missing = ids.filter((id) => !variants.get(id)?.isOffered)
  const isReady = lines.length > 0 && missing.length === 0 && lines.every(({ stock }) => stock === 'enough')
  return {
    lines,
    missing,
    weightGrams,
    goodsCents,
    freight,
    totalCents: goodsCents + (freight?.freightCents ?? 0n),
    isReady,
  }
}

const freightView = (written: string, grams: number) => {
  const { cents, cep, ...freight } = quoteFreight(written, grams)
  return { ...freight, freightCents: cents, cep: formatCep(cep) }
}
