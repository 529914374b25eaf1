import type { Db } from '#platform/db.ts'
import type { CartReview } from '../contract.ts'
import { type Freight, cepDigits, formatCep, freightTo, regionOf } from '../freight.rules.ts'
import { refuse, stockFor } from '../rules.ts'
import { listByIds } from '../sql.ts'

type Given = { items: readonly { id: string; quantity: number }[]; cep?: string | undefined }

/**
 * The current price and stock of these items, with the freight to a CEP. Ignores prices sent by a browser and reserves
 * nothing. Refuses `cep_unknown`.
 */
export async function reviewCart(db: Db, { items, cep }: Given): Promise<CartReview> {
  const region = cep === undefined ? undefined : knownRegion(cep)
  const ids = items.map(({ id }) => id)
  const products = new Map((await listByIds(db, ids)).map((product) => [product.id, product]))
  const sold = items.flatMap(({ id, quantity }) => {
    const product = products.get(id)
    return product ? [{ quantity, product }] : []
  })
  const lines = sold.map(({ quantity, product }) => ({
    product,
    quantity,
    stock: stockFor(quantity, product.stock),
    lineCents: product.priceCents * BigInt(quantity),
  }))
  const goodsCents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0n)
  const weightGrams = sold.reduce((sum, { quantity, product }) => sum + quantity * product.weightGrams, 0)
  const freight = region && lines.length > 0 ? freightView(cep!, freightTo(region, weightGrams)) : null
  const missing = ids.filter((id) => !products.has(id))
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

const knownRegion = (cep: string) => {
  const region = regionOf(cepDigits(cep)!)
  if (!region) throw refuse('cep_unknown', { cep: 'Nenhum endereço do Brasil tem este CEP. Confira os números.' })
  return region
}

const freightView = (cep: string, { cents, ...freight }: Freight) => ({
  ...freight,
  freightCents: cents,
  cep: formatCep(cepDigits(cep)!),
})
