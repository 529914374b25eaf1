import type { LinePieces } from './rules.ts'

type Named = { n: number; productName: string; variantName: string | null }

/** "Tarot de Marselha, edição de bolso". */
export function pieceName(lines: readonly Named[], n: number): string {
  const line = lines.find((one) => one.n === n)
  return line ? [line.productName, line.variantName].filter(Boolean).join(', ') : 'Produto'
}

/** "2 × Vela de cera", line by line. */
export const piecesInWords = (lines: readonly Named[], pieces: readonly LinePieces[]) =>
  pieces.map(({ n, quantity }) => `${quantity} × ${pieceName(lines, n)}`)
