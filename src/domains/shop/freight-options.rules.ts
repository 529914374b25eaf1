import { type Centavos, portion } from '#shared/money.ts'
import { PACKING_GRAMS, quoteFreight } from './freight.rules.ts'

/** One way to send goods, in centavos and business days. `source`: a carrier's own price, or our table's. */
export type FreightOption = {
  service: string
  /** As people read it. */
  name: string
  price: Centavos
  daysLeast: number
  daysMost: number
  source: 'table' | 'carrier'
}

/** The faster way costs eight fifths of the table, rounded down, and takes half of its days, rounded up. */
const EXPRESS = { numerator: 8n, denominator: 5n, days: (days: number) => Math.ceil(days / 2) }

/** What our own table offers for so many grams of goods to a CEP, the cheaper one first. Refuses `cep_unknown`. */
export function tableOptions(cep: string, grams: number): FreightOption[] {
  const { cents: price, daysLeast, daysMost } = quoteFreight(cep, grams)
  const { numerator, denominator, days } = EXPRESS
  return [
    { service: 'table', name: 'Econômica', price, daysLeast, daysMost, source: 'table' },
    {
      service: 'table_express',
      name: 'Expressa',
      price: portion(price, numerator, denominator),
      daysLeast: days(daysLeast),
      daysMost: days(daysMost),
      source: 'table',
    },
  ]
}

/** What one piece adds to a parcel: grams, millimetres where somebody measured it, and what it is worth. */
export type PackedPiece = {
  weightGrams: number
  quantity: number
  lengthMm?: number | undefined
  widthMm?: number | undefined
  heightMm?: number | undefined
  value?: Centavos | undefined
}

/** What carriers take at least, in millimetres; it stands for a size that nobody measured, too. */
const LEAST = { lengthMm: 160, widthMm: 110, heightMm: 20 }

/** One piece as a carrier wants to know it. */
export const measured = ({ lengthMm, widthMm, heightMm, weightGrams, quantity, value = 0n }: PackedPiece) => ({
  weightGrams,
  quantity,
  value,
  lengthMm: lengthMm ?? LEAST.lengthMm,
  widthMm: widthMm ?? LEAST.widthMm,
  heightMm: heightMm ?? LEAST.heightMm,
})

/**
 * The box of these pieces, stacked: as long and as wide as the largest, as high as all together, in millimetres; with
 * the weight of its packing, in grams.
 */
export function boxOf(pieces: readonly PackedPiece[]) {
  const all = pieces.map(measured)
  const largest = (side: 'lengthMm' | 'widthMm') =>
    all.reduce((most, piece) => Math.max(most, piece[side]), LEAST[side])
  return {
    weightGrams: all.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, PACKING_GRAMS),
    lengthMm: largest('lengthMm'),
    widthMm: largest('widthMm'),
    heightMm: all.reduce((sum, { heightMm, quantity }) => sum + heightMm * quantity, 0),
  }
}
