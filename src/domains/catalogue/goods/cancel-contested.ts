import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockOrder } from '../orders/sql.ts'
import { unpackedOf } from './refund.rules.ts'
import { refundGoods } from './refund-goods.ts'
import { listLines, listTakenByBanks } from './sql.ts'

/**
 * Cancels what is in no parcel of an order whose money a bank took: it goes back to the shelf, and what was paid for it
 * pays the debt.
 */
export const cancelContested = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    await lockOrder(tx, id)
    if ((await listTakenByBanks(tx, 1, { only: id })).length === 0) return
    const lines = (await listLines(tx, [id]))
      .map((line) => ({ n: line.n, quantity: unpackedOf(line) }))
      .filter(({ quantity }) => quantity > 0)
    const at = await clock(tx)
    await refundGoods(tx, { id: randomUUID(), orderId: id, lines, withFreight: true, why: 'contested', at })
  })
