import { variantTitle } from '#domains/shop/rules.ts'
import type { LinePieces } from './rules.ts'

type Named = { n: number; productName: string; variantName: string | null }

/** "Tarot de Marselha, edição de bolso". */
export function pieceName(lines: readonly Named[], n: number): string {
  const line = lines.find((one) => one.n === n)
  return line ? variantTitle({ productName: line.productName, name: line.variantName }) : 'Produto'
}

/** "2 × Vela de cera", line by line. */
export const piecesInWords = (lines: readonly Named[], pieces: readonly LinePieces[]) =>
  pieces.map(({ n, quantity }) => `${quantity} × ${pieceName(lines, n)}`)

/** Of these pieces, those that are not among the others; lines without anything left out. */
export const piecesLeft = (pieces: readonly LinePieces[], others: readonly LinePieces[]): LinePieces[] =>
  pieces
    .map(({ n, quantity }) => ({
      n,
      quantity: others.filter((one) => one.n === n).reduce((left, one) => left - one.quantity, quantity),
    }))
    .filter(({ quantity }) => quantity > 0)
