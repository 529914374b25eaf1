import { notifyOf, queueMail } from '#domains/notifications/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { backInStockMail } from './mails.ts'
import { takeDueWatches } from './sql.ts'

/**
 * Tells whoever waits for what is in stock again, at most so many: in the list, and by mail to a confirmed address.
 * The wait ends in the same transaction, so each is told once. Answers how many.
 */
export const tellWatchers = (db: Db, { now, most }: { now: Date; most: number }): Promise<number> =>
  inTransaction(db, async (tx) => {
    const taken = await takeDueWatches(tx, most)
    for (const { personId, variantId, since, email, isConfirmed, ...words } of taken) {
      const key = `restock:${personId}:${variantId}:${since.getTime()}`
      const template = backInStockMail(words)
      const about = { kind: 'restocks', personId } as const
      // Anybody may register with the address of somebody else: no mail goes there.
      if (isConfirmed) await queueMail(tx, { key, to: email, template, about, now })
      else await notifyOf(tx, { key, template, about, now })
    }
    return taken.length
  })
