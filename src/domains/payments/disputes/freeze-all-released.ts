import { type Db, inTransaction } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { freezeReleased } from './freeze-released.ts'
import { listPeopleToFreezeFor } from './sql.ts'

/**
 * Freezes what came back of disputed purchases, so that nobody reads it as theirs until they try to spend it. One that
 * fails does not hold up the others; whoever spends freezes first all the same.
 */
export async function freezeAllReleased({ db, log }: { db: Db; log: Log }) {
  for (const { personId } of await listPeopleToFreezeFor(db))
    await inTransaction(db, (tx) => freezeReleased(tx, personId)).catch((error: unknown) =>
      log.error({ err: error, personId }, 'credit that came back could not be frozen'),
    )
}
