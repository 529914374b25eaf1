import { variantTitle } from '../rules.ts'

/** Why a stock changed: an order took, gave back unpaid, was cancelled, came back; the team counted, received, lost. */
export const MOVEMENT_KINDS = [
  'sold',
  'returned_unpaid',
  'cancelled',
  'restocked',
  'counted',
  'received',
  'lost',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** How an order gives pieces back. */
export type ReturnKind = Extract<MovementKind, 'returned_unpaid' | 'cancelled' | 'restocked'>

/** So many pieces of a variant. */
export type StockLine = { variantId: string; quantity: number }

/** Each variant once, with all of its pieces, in the order of ids, in which they are locked. */
export function summedLines(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of lines) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
}

type Wanted = { id: string; productName: string; name: string | null; stock: number; isOffered: boolean }

/** What cannot be had of these lines, in words by variant; empty: all of it can. */
export function shortfallsOf(lines: readonly StockLine[], variants: readonly Wanted[]): Record<string, string> {
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  return Object.fromEntries(
    lines.flatMap(({ variantId, quantity }) => {
      const variant = known.get(variantId)
      const words = variant?.isOffered ? shortInWords(variant, quantity) : 'A loja não vende mais este produto.'
      return words ? [[variantId, words]] : []
    }),
  )
}

const shortInWords = (variant: Wanted, quantity: number) => {
  if (variant.stock >= quantity) return undefined
  const title = variantTitle(variant)
  return variant.stock <= 0 ? `Esgotou: ${title}.` : `Só há ${variant.stock} em estoque: ${title}.`
}
