import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockParcel } from '../parcels/lock-parcel.ts'
import { piecesLeft } from '../parcels/pieces.rules.ts'
import { isWithin, type LinePieces, returnableUntil } from '../parcels/rules.ts'
import { listReturnedPieces } from '../parcels/sql.ts'
import { tellClient } from '../parcels/tell-client.ts'
import { requestedMail } from './mails.ts'
import { refuse, type ReturnReason } from './rules.ts'
import { findReturn, insertReturn, type ReturnRow } from './sql.ts'

type Request = {
  id: string
  parcelId: string
  personId: string
  lines: readonly LinePieces[]
  reason: ReturnReason
  words?: string | undefined
  clock: Clock
}

/**
 * The client sends pieces of a delivered parcel back, for free, until the seventh day after it came ends. The same id
 * again is the same return; two at once of the same pieces are one. Refuses later, and more than is left.
 */
export const requestReturn = (
  db: Db,
  { id, parcelId, personId, lines, reason, words, clock }: Request,
): Promise<ReturnRow> =>
  inTransaction(db, async (tx) => {
    const { parcel, order } = await lockParcel(tx, parcelId, personId)
    const earlier = await findReturn(tx, id)
    if (earlier) return sameAs(earlier, parcelId, lines)
    if (parcel.state !== 'delivered') throw refuse('not_delivered')
    const at = await clock(tx)
    if (at >= returnableUntil(parcel.deliveredAt!)) throw refuse('too_late')
    const left = piecesLeft(parcel.lines, await listReturnedPieces(tx, [parcelId]))
    if (!isWithin(lines, left)) throw refuse('too_many')
    await insertReturn(tx, { id, parcelId, reason, words: words ?? null, at }, lines)
    const made = (await findReturn(tx, id))!
    await tellClient(tx, {
      key: `return:${id}:requested`,
      orderId: parcel.orderId,
      personId,
      now: at,
      template: (firstName) => requestedMail(order, made, firstName),
    })
    return made
  })

function sameAs(earlier: ReturnRow, parcelId: string, lines: readonly LinePieces[]): ReturnRow {
  const isSame =
    earlier.parcelId === parcelId &&
    earlier.lines.length === lines.length &&
    lines.every(({ n, quantity }) => earlier.lines.some((one) => one.n === n && one.quantity === quantity))
  if (!isSame) throw refuse('id_reused')
  return earlier
}
