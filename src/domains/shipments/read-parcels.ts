import { findGoodsOrder, type GoodsOrder } from '#domains/catalogue/index.ts'
import type { Sql } from '#platform/db.ts'
import type { OrderParcels, Parcel, Return } from './contract.ts'
import { pieceName, piecesLeft } from './parcels/pieces.rules.ts'
import { returnNumber } from './returns/return-number.rules.ts'
import { listReturnsOf, type ReturnRow } from './returns/sql.ts'
import { canMove, leftToPack, missingUntil, refuse, returnableUntil } from './parcels/rules.ts'
import { listParcelsOf, listReturnedPieces, type ParcelRow } from './parcels/sql.ts'
import { trackingLink } from './parcels/tracking.rules.ts'

/** Parcels and returns of an order, as its owner sees them. Refuses anybody else's, and one that nobody paid. */
export async function readParcels(
  sql: Sql,
  { orderId, personId, now }: { orderId: string; personId: string; now: Date },
): Promise<OrderParcels> {
  const order = await findGoodsOrder(sql, orderId)
  if (!order?.isPaid || order.personId !== personId) throw refuse('order_not_found')
  return parcelsOf(sql, order, now)
}

export async function parcelsOf(sql: Sql, order: GoodsOrder, now: Date): Promise<OrderParcels> {
  const parcels = await listParcelsOf(sql, [order.id])
  const [returns, returned] = await Promise.all([
    listReturnsOf(sql, [order.id]),
    listReturnedPieces(
      sql,
      parcels.map(({ id }) => id),
    ),
  ])
  return {
    parcels: parcels.map((parcel) => parcelView(order, parcel, returned, now)),
    returns: returns.map((one) => returnView(order, one)),
    toPack: leftToPack(order.lines).reduce((sum, { quantity }) => sum + quantity, 0),
    readAt: now,
  }
}

type Returned = { parcelId: string; n: number; quantity: number }

function parcelView(order: GoodsOrder, parcel: ParcelRow, returned: readonly Returned[], now: Date): Parcel {
  const { id, n, state, isPickup, trackingCode, packedAt, postedAt, deliveredAt, deliveredBy, endedAt, remedy } = parcel
  const ofParcel = returned.filter(({ parcelId }) => parcelId === id)
  const left = piecesLeft(parcel.lines, ofParcel)
  const until = state === 'delivered' && deliveredAt ? returnableUntil(deliveredAt) : null
  const isReturnable = until !== null && now < until
  const missing = postedAt && canMove(state, 'missing') ? missingUntil(postedAt) : null
  return {
    id,
    n,
    state,
    isPickup,
    isResent: parcel.replaces !== null,
    lines: parcel.lines.map((line) => ({
      ...line,
      name: pieceName(order.lines, line.n),
      returnable: isReturnable ? (left.find((one) => one.n === line.n)?.quantity ?? 0) : 0,
    })),
    trackingCode,
    tracking: (trackingCode && trackingLink(trackingCode)) || null,
    packedAt,
    postedAt,
    deliveredAt,
    deliveredBy,
    endedAt,
    remedy,
    cancelledAt: state === 'packed' && parcel.cancelAskedAt ? parcel.dueAt : null,
    returnableUntil: until,
    missingUntil: missing,
    may: {
      giveUp: state === 'packed' && !parcel.cancelAskedAt,
      arrive: state === 'posted' || state === 'missing',
      miss: missing !== null && now < missing,
      return: isReturnable && left.length > 0,
    },
  }
}

function returnView(order: GoodsOrder, one: ReturnRow): Return {
  const { id, parcelId, state, reason, words, requestedAt, postageCode, trackingCode, sentAt, arrivedAt } = one
  return {
    id,
    number: returnNumber(id),
    parcelId,
    state,
    reason,
    words,
    lines: one.lines.map(({ n, quantity, received }) => ({ n, quantity, received, name: pieceName(order.lines, n) })),
    requestedAt,
    postageCode,
    trackingCode,
    tracking: (trackingCode && trackingLink(trackingCode)) || null,
    sentAt,
    arrivedAt,
    isNotHere: one.arrivalDeniedAt !== null,
    receivedAt: one.receivedAt,
    refundedBy: state === 'on_its_way' ? one.dueAt : null,
    refundedAt: one.refundedAt,
    closedAt: one.closedAt,
    closedWords: one.closedWords,
  }
}
