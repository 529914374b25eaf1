import type { Sql } from '#platform/db.ts'
import type { OutputOf } from '#shared/contract.ts'
import { pageOf, parseCursor } from '#shared/exact-cursor.ts'
import { idsBeginning } from '../parcels/order-range.rules.ts'
import { piecesInWords } from '../parcels/pieces.rules.ts'
import { returnNumber } from '../returns/return-number.rules.ts'
import type { ReturnState } from '../returns/rules.ts'
import { orderNumber, type ParcelState } from '../parcels/rules.ts'
import type * as contract from './contract.ts'
import { serviceName } from './service-name.rules.ts'
import { countContested, listParcelsIn, listReturnsIn, listToPack, type ParcelInList, type ToPackRow } from './sql.ts'

const PAGE = 50

type Asked = { after?: string | undefined; number?: string | undefined }
const pageAfter = (after: string | undefined) => ({ after: after ? parseCursor(after) : undefined, take: PAGE + 1 })

/** Without a number: all. */
const rangeOf = (number = '') => (/[0-9A-Za-z]/.test(number) ? idsBeginning(number) : undefined)

const rowOf = (row: Omit<ToPackRow, 'paidAt' | 'exactly'> | Omit<ParcelInList, 'exactly'>) => ({
  orderId: row.orderId,
  number: orderNumber(row.orderId),
  receiver: row.receiver ?? '',
  place: row.city ? `${row.city} – ${row.addressState}` : '',
  service: serviceName(row.service),
  isPickup: row.isPickup,
  isGift: row.isGift,
  pieces: piecesInWords(row.names, row.left),
})

/** What is to be packed, longest paid first. */
export async function listOrdersToPack(
  sql: Sql,
  { after, number }: Asked,
): Promise<OutputOf<typeof contract.listToPack>> {
  const [rows, contested] = await Promise.all([
    listToPack(sql, { ...pageAfter(after), range: rangeOf(number) }),
    countContested(sql),
  ])
  const { page, next } = pageOf(rows, PAGE)
  return { orders: page.map((row) => ({ ...rowOf(row), paidAt: row.paidAt })), contested, next }
}

/** Parcels in one state, the one packed first in front. */
export async function listParcelsOfTeam(
  sql: Sql,
  { state, after, number }: Asked & { state: ParcelState },
): Promise<OutputOf<typeof contract.listParcels>> {
  const { page, next } = pageOf(await listParcelsIn(sql, { state, ...pageAfter(after), range: rangeOf(number) }), PAGE)
  const parcels = page.map((row) => ({
    ...rowOf(row),
    id: row.id,
    n: row.n,
    state: row.parcelState,
    at: row.at,
    trackingCode: row.trackingCode,
    hasInvoice: row.hasInvoice,
    isGivenUp: row.isGivenUp,
  }))
  return { parcels, next }
}

/** Returns in one state, the one asked for first in front. */
export async function listReturnsOfTeam(
  sql: Sql,
  { state, after }: { state: ReturnState; after?: string | undefined },
): Promise<OutputOf<typeof contract.listReturns>> {
  const { page, next } = pageOf(await listReturnsIn(sql, { state, ...pageAfter(after) }), PAGE)
  const returns = page.map(({ dueAt, receiver, ...one }) => ({
    ...one,
    number: returnNumber(one.id),
    order: orderNumber(one.orderId),
    receiver: receiver ?? '',
    refundedBy: dueAt,
  }))
  return { returns, next }
}
