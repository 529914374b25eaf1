import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { piecesInWords } from '../parcels/pieces.rules.ts'
import { type LinePieces, orderBarcode, orderNumber } from '../parcels/rules.ts'

/** What is packed, on a page: for whoever packs, and then in the parcel. */
export type Slip = {
  number: string
  barcode: string
  /** Names with values; of a gift no price is among them. */
  about: { name: string; value: string }[]
  pieces: { name: string; value: string }[]
  giftNote: string | null
}

type Line = { n: number; productName: string; variantName: string | null; sku: string; unitPrice: bigint }
type Given = {
  orderId: string
  placedAt: Date
  giftNote: string | null
  /** Where it goes; nobody's: it is fetched. */
  to: readonly string[]
  service: string
  lines: readonly Line[]
  pieces: readonly LinePieces[]
}

export function slipOf({ orderId, placedAt, giftNote, to, service, lines, pieces }: Given): Slip {
  const isGift = giftNote !== null
  const names = piecesInWords(lines, pieces)
  return {
    number: orderNumber(orderId),
    barcode: orderBarcode(orderId),
    about: [
      { name: 'Pedido de', value: formatDay(placedAt) },
      { name: 'Para', value: to.join('\n') || 'Retirada com a gente' },
      ...(service ? [{ name: 'Envio', value: service }] : []),
      ...(isGift ? [{ name: 'Presente', value: 'Sem preços' }] : []),
    ],
    pieces: pieces.map(({ n, quantity }, at) => {
      const line = lines.find((one) => one.n === n)
      const price = line && !isGift ? ` · ${formatBRL(line.unitPrice * BigInt(quantity))}` : ''
      return { name: names[at]!, value: `${line?.sku ?? ''}${price}` }
    }),
    giftNote,
  }
}
