import { type Address, assertCepOfState, findAddress, listVariants } from '#domains/shop/index.ts'
import type { FreightOption, PackedPiece } from '#domains/shop/freight-options.rules.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db, Sql } from '#platform/db.ts'
import { formatBRL } from '#shared/money.ts'
import { placeOrder } from '../orders/place-order.ts'
import { refuse as refuseOrder } from '../orders/rules.ts'
import { findOrder, type OrderRow } from '../orders/sql.ts'
import type { GoodsAddress } from '../goods-address.rules.ts'
import { type GoodsChoice, hashOf } from './quote-goods.ts'
import { type ChosenLine, refuse } from './rules.ts'
import { findGoods } from './sql.ts'

/** Asks what it costs to send these pieces to a CEP of eight digits; outside any transaction, it may ask a carrier. */
export type ListFreight = (asked: { cep: string; pieces: readonly PackedPiece[] }) => Promise<readonly FreightOption[]>

type Asked = {
  lines: readonly ChosenLine[]
  /** An address of the person's own list, or a typed one, and a freight at the price that was shown. */
  sending?:
    | { addressId?: string | undefined; address?: GoodsAddress | undefined; service: string; freightCents: bigint }
    | undefined
  giftNote?: string | undefined
}
type Placing = Asked & { id: string; personId: string; coupon?: string | undefined; clock: Clock }

/**
 * Orders goods and holds them for half an hour; the same id and content again is the same order. The freight is asked
 * before the transaction. Refuses what `quoteGoods` and `placeOrder` refuse, another freight, and an address that is
 * nobody's.
 */
export async function placeGoodsOrder(
  db: Db,
  listFreight: ListFreight,
  { id, personId, coupon, clock, lines, sending, giftNote }: Placing,
): Promise<OrderRow> {
  const asked = hashOf({ lines, sending, giftNote })
  const earlier = await findOrder(db, id)
  if (earlier) return sameAs(db, earlier, { personId, asked })
  const sent = sending ? await quoteSending(db, listFreight, { personId, lines, sending }) : null
  const goods: GoodsChoice = { lines, sending: sent, giftNote: giftNote ?? null, asked }
  return sameAs(db, await placeOrder(db, { id, personId, coupon, goods, clock }), { personId, asked })
}

async function sameAs(db: Db, order: OrderRow, { personId, asked }: { personId: string; asked: Buffer }) {
  const goods = order.personId === personId ? await findGoods(db, order.id) : undefined
  if (!goods?.asked.equals(asked)) throw refuseOrder('id_reused')
  return order
}

type Sending = Required<Pick<Asked, 'sending'>>['sending']
type Quoting = { personId: string; lines: readonly ChosenLine[]; sending: NonNullable<Sending> }

async function quoteSending(db: Db, listFreight: ListFreight, { personId, lines, sending }: Quoting) {
  const address = await addressOf(db, personId, sending)
  const options = await listFreight({ cep: address.cep, pieces: await piecesOf(db, lines) })
  const freight = options.find(({ service }) => service === sending.service)
  if (!freight) throw refuse('freight_changed', { freight: 'Este frete não existe mais para este CEP. Escolha outro.' })
  if (freight.price !== sending.freightCents)
    throw refuse('freight_changed', { freight: `Agora custa ${formatBRL(freight.price)}.` })
  return { address, freight }
}

async function addressOf(sql: Sql, personId: string, { addressId, address }: NonNullable<Sending>) {
  if (address) {
    assertCepOfState(address)
    return address
  }
  if (!addressId) throw refuse('address_missing')
  const found = await findAddress(sql, personId, addressId)
  if (!found) throw refuse('address_not_found')
  return copyOf(found)
}

function copyOf({
  receiver,
  cep,
  street,
  number,
  complement,
  district,
  city,
  state,
  reference,
}: Address): GoodsAddress {
  return { receiver, cep, street, number, complement, district, city, state, reference }
}

/** What is to be sent, with weight, size and worth; variants that nobody knows are refused later, with their names. */
export async function piecesOf(sql: Sql, lines: readonly Pick<ChosenLine, 'variantId' | 'quantity'>[]) {
  const variants = await listVariants(
    sql,
    lines.map(({ variantId }) => variantId),
  )
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  return lines.map(({ variantId, quantity }) => {
    const variant = known.get(variantId)
    const [lengthMm, widthMm, heightMm] = variant?.sizeMm ?? []
    const weightGrams = variant?.weightGrams ?? 0
    return { weightGrams, quantity, lengthMm, widthMm, heightMm, value: variant?.priceCents }
  })
}
