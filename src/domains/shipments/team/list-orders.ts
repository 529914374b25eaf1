import type { Sql } from '#platform/db.ts'
import type { OutputOf } from '#shared/contract.ts'
import { pageOf, parseCursor } from '#shared/exact-cursor.ts'
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

/** The ids that begin so; undefined: all. What is no number finds nothing. */
export function rangeOf(number: string | undefined): { from: string; to: string } | undefined {
  const hex = number?.replaceAll(/[^0-9A-Za-z]/g, '').toLowerCase()
  if (!hex) return undefined
  const uuid = (filled: string) =>
    [filled.slice(0, 8), filled.slice(8, 12), filled.slice(12, 16), filled.slice(16, 20), filled.slice(20)].join('-')
  if (!/^[0-9a-f]{1,32}$/.test(hex)) return { from: uuid('f'.repeat(32)), to: uuid('0'.repeat(32)) }
  return { from: uuid(hex.padEnd(32, '0')), to: uuid(hex.padEnd(32, 'f')) }
}

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
