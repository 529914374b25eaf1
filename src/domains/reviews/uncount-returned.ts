import { uncountReviews } from '#domains/consultants/index.ts'
import { listClientPaidIn } from '#domains/consultations/index.ts'
import type { Tx } from '#platform/db.ts'
import { insertToWeigh } from './featured/sql.ts'
import { hasSpentEnough } from './has-spent-enough.ts'
import { countsByItself } from './rules.ts'
import * as sql from './sql.ts'

/**
 * After money of a consultation came back, in the same transaction: this client's praise without own money waits again,
 * when what was captured of it anywhere is no longer enough. Nothing else ever ceases to count.
 */
export async function uncountReturned(tx: Tx, clientId: string) {
  await insertToWeigh(tx, clientId)
  if (await hasSpentEnough(tx, clientId)) return
  const praise = await sql.listCountedPraise(tx, clientId)
  const money = await listClientPaidIn(
    tx,
    praise.map(({ consultationId }) => consultationId),
  )
  const gone = praise.filter(({ consultationId, stars }) => {
    const { own, left } = money.find(({ id }) => id === consultationId)!
    return !countsByItself({ stars, isPaid: own > 0n, ownLeft: left })
  })
  await sql.insertUncounted(
    tx,
    gone.map(({ id }) => id),
    clientId,
  )
  await uncountReviews(tx, gone)
}
