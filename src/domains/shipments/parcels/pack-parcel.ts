import { type GoodsOrder, lockGoods, packGoods } from '#domains/catalogue/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { packedMail, readyMail } from './mails.ts'
import { isWithin, leftToPack, type LinePieces, refuse } from './rules.ts'
import { recordTeamAct } from './record-team-act.ts'
import { findParcel, insertEvent, insertParcel, type ParcelRow } from './sql.ts'
import { tellClient } from './tell-client.ts'

type Packing = {
  id: string
  orderId: string
  /** Without them: all that is left. */
  lines?: readonly LinePieces[] | undefined
  by: string
  clock: Clock
}

/**
 * Packs pieces of a paid order into a parcel; the same id again is the same parcel. Refuses what is in a parcel or
 * given back already, what a bank contests, and an order that nobody paid.
 */
export const packParcel = (db: Db, { id, orderId, lines, by, clock }: Packing): Promise<ParcelRow> =>
  inTransaction(db, async (tx) => {
    const order = await lockGoods(tx, orderId)
    if (!order?.isPaid) throw refuse('order_not_found')
    const earlier = await findParcel(tx, id)
    if (earlier) return sameAs(earlier, { orderId, lines })
    const pieces = piecesOf(order, lines)
    if (order.isContested) throw refuse('not_to_be_packed')
    await packGoods(tx, { orderId, lines: pieces })
    const at = await clock(tx)
    await insertParcel(tx, { id, orderId, replaces: null, at }, pieces)
    await insertEvent(tx, id, 'packed', { by, at })
    const states = { before: { state: 'to_pack' }, after: { state: 'packed' } }
    await recordTeamAct(tx, { kind: 'shipments.packed', by, personId: order.personId, subjectId: id, ...states, at })
    const parcel = (await findParcel(tx, id))!
    const template = order.isPickup ? readyMail : packedMail
    await tellClient(tx, {
      key: `parcel:${id}:packed`,
      orderId,
      personId: order.personId,
      now: at,
      template: (firstName) => template(order, parcel, firstName),
    })
    return parcel
  })

function piecesOf(order: GoodsOrder, lines: Packing['lines']): LinePieces[] {
  const left = leftToPack(order.lines)
  if (left.length === 0) throw refuse('nothing_to_pack')
  if (!lines) return left
  if (!isWithin(lines, left)) throw refuse('more_than_bought')
  return lines.toSorted((a, b) => a.n - b.n)
}

function sameAs(parcel: ParcelRow, { orderId, lines }: Pick<Packing, 'orderId' | 'lines'>) {
  const isSame = (asked: readonly LinePieces[]) =>
    asked.length === parcel.lines.length &&
    asked.every(({ n, quantity }) => parcel.lines.some((one) => one.n === n && one.quantity === quantity))
  if (parcel.orderId !== orderId || (lines && !isSame(lines))) throw refuse('id_reused')
  return parcel
}
