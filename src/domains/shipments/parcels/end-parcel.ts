import { refundGoods } from '#domains/catalogue/index.ts'
import { replaceStock } from '#domains/shop/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockParcel } from './lock-parcel.ts'
import { resentMail } from './mails.ts'
import { piecesLeft } from './pieces.rules.ts'
import { canMove, refuse, type Remedy } from './rules.ts'
import { recordTeamAct } from './record-team-act.ts'
import { findParcel, insertEvent, insertParcel, listReturnedPieces, type ParcelRow, recordEnded } from './sql.ts'
import { tellClient } from './tell-client.ts'

type Ending = {
  id: string
  state: 'lost' | 'damaged'
  remedy: Remedy
  /** Of the parcel that goes instead, and of the refund; made by whoever decides. */
  nextId: string
  note: string
  by: string
  clock: Clock
}

/**
 * A parcel never comes, or came broken: what did not come back of it is paid back with its freight, or packed once more
 * from the shelf. Again changes nothing. Refuses another decision, and `shop.stock_short`.
 */
export const endParcel = (db: Db, { id, state, remedy, nextId, note, by, clock }: Ending): Promise<ParcelRow> =>
  inTransaction(db, async (tx) => {
    const { parcel, order } = await lockParcel(tx, id)
    if (parcel.state === state && parcel.remedy === remedy) return parcel
    if (!canMove(parcel.state, state)) throw refuse('not_possible_now')
    const pieces = piecesLeft(parcel.lines, await listReturnedPieces(tx, [id]))
    if (pieces.length === 0) throw refuse('not_possible_now')
    const at = await clock(tx)
    const { orderId, personId } = parcel
    await recordEnded(tx, id, state, remedy, at)
    await insertEvent(tx, id, state, { by, note, at })
    const states = { before: { state: parcel.state, remedy: null }, after: { state, remedy } }
    await recordTeamAct(tx, { kind: 'shipments.ended', by, personId, subjectId: id, ...states, at })
    if (remedy === 'refund')
      await refundGoods(tx, { id: nextId, orderId, lines: pieces, withFreight: true, why: state, at })
    else {
      const variants = pieces.map(({ n, quantity }) => ({
        variantId: order.lines.find((line) => line.n === n)!.variantId,
        quantity,
      }))
      await replaceStock(tx, variants, { by, note: `Pacote ${parcel.n} do pedido, enviado de novo`, at })
      await insertParcel(tx, { id: nextId, orderId, replaces: id, at }, pieces)
      await insertEvent(tx, nextId, 'packed', { by, at })
      await tellClient(tx, {
        key: `parcel:${id}:resent`,
        orderId,
        personId,
        now: at,
        template: (firstName) => resentMail(parcel, { firstName, state }),
      })
    }
    return (await findParcel(tx, id))!
  })
