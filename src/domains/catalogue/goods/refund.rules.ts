import { type Centavos, least, portion } from '#shared/money.ts'
import { share } from '../rules.ts'
import { refuse } from './rules.ts'
import { netOf, paidFor } from './shares.rules.ts'

/** Why pieces come back: whether they never left (`isUnpacked`), and the words that the bank and the client read. */
export const REFUND_REASONS = {
  cancelled: { isUnpacked: true, words: 'Cancelamento' },
  unavailable: { isUnpacked: true, words: 'Produto que não pudemos enviar' },
  contested: { isUnpacked: true, words: 'Pagamento devolvido pelo banco' },
  returned: { isUnpacked: false, words: 'Devolução' },
  lost: { isUnpacked: false, words: 'Pacote que não chegou' },
  damaged: { isUnpacked: false, words: 'Produto que chegou com defeito' },
} as const
export type RefundReason = keyof typeof REFUND_REASONS

/** A line of a paid order. `packed`: pieces that are, or were, in a parcel; of these `returned` have come back. */
export type PaidLine = {
  n: number
  quantity: number
  unitPrice: Centavos
  discount: Centavos
  freight: Centavos
  fromBalance: Centavos
  packed: number
  cancelled: number
  returned: number
  /** What came back of it so far, in centavos. */
  backGoods: Centavos
  backFreight: Centavos
  backBalance: Centavos
}

export type Pieces = { n: number; quantity: number }
export type RefundedLine = Pieces & { goods: Centavos; freight: Centavos; fromBalance: Centavos }

/** Pieces that are in no parcel. */
export const unpackedOf = ({ quantity, packed, cancelled }: Pick<PaidLine, 'quantity' | 'packed' | 'cancelled'>) =>
  quantity - packed - cancelled
const goneOf = ({ cancelled, returned }: PaidLine) => cancelled + returned

/** Refuses more pieces than a line has, or lines that the order has not. */
export function guardPieces(lines: readonly PaidLine[], asked: readonly Pieces[], most: (line: PaidLine) => number) {
  for (const { n, quantity } of asked) {
    const line = lines.find((one) => one.n === n)
    if (!line || quantity < 1 || quantity > most(line)) throw refuse('too_many_pieces')
  }
  if (new Set(asked.map(({ n }) => n)).size !== asked.length || asked.length === 0) throw refuse('too_many_pieces')
}

/** Refuses pieces that cannot come back for this reason: those of a parcel, or those that are in none. */
export const guardGoodsRefund = (lines: readonly PaidLine[], asked: readonly Pieces[], why: RefundReason) =>
  guardPieces(lines, asked, (line) => (REFUND_REASONS[why].isUnpacked ? unpackedOf(line) : line.packed - line.returned))

/** Whether nothing of the order is left once these pieces are back. */
export const isWhole = (lines: readonly PaidLine[], asked: readonly Pieces[]) =>
  lines.every((line) => goneOf(line) + askedOf(asked, line) === line.quantity)

const askedOf = (asked: readonly Pieces[], { n }: PaidLine) => asked.find((one) => one.n === n)?.quantity ?? 0

/**
 * What comes back with these pieces, in centavos: of `k` of `q`, `⌈paid × k ÷ q⌉` less what came back before; balance
 * and payment in proportion. Freight comes along where `withFreight`, and all of it with the last piece. Source:
 * decision 194.
 */
export function refundOf(
  lines: readonly PaidLine[],
  asked: readonly Pieces[],
  { withFreight }: { withFreight: boolean },
): RefundedLine[] {
  const isLast = isWhole(lines, asked)
  return lines
    .map((line) => lineRefund(line, askedOf(asked, line), { withFreight, isLast }))
    .filter(({ quantity, freight }) => quantity > 0 || freight > 0n)
}

function lineRefund(
  line: PaidLine,
  quantity: number,
  { withFreight, isLast }: { withFreight: boolean; isLast: boolean },
): RefundedLine {
  const [before, after, all] = [goneOf(line), goneOf(line) + quantity, line.quantity].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  const upTo = (amount: Centavos, pieces: bigint) => share(amount, pieces, all)
  const goods = upTo(netOf(line), after) - line.backGoods
  const freightLeft = line.freight - line.backFreight
  const ofPieces = withFreight ? least(upTo(line.freight, after) - upTo(line.freight, before), freightLeft) : 0n
  const freight = isLast ? freightLeft : ofPieces
  const back = line.backGoods + line.backFreight + goods + freight
  const paid = paidFor(line)
  const fromBalance = paid === 0n ? 0n : portion(line.fromBalance, back, paid) - line.backBalance
  return { n: line.n, quantity, goods, freight, fromBalance }
}

/** What these lines give back together: of the balance, and of the payment. */
export function partsOf(refunded: readonly Omit<RefundedLine, 'n' | 'quantity'>[]) {
  const ofBalance = refunded.reduce((sum, { fromBalance }) => sum + fromBalance, 0n)
  const all = refunded.reduce((sum, { goods, freight }) => sum + goods + freight, 0n)
  return { ofBalance, ofPayment: all - ofBalance, all }
}
