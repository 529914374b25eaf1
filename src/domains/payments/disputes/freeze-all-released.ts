import { type Db, inTransaction } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import { freezeReleased } from './freeze-released.ts'
import { listPeopleToFreezeFor } from './sql.ts'

/**
 * Freezes what came back of disputed purchases, so that nobody reads it as theirs until they try to spend it; of those
 * who owe, what came after `since`, or at any time. One that fails does not hold up the others; whoever spends freezes
 * first all the same. Answers whether none failed.
 */
export async function freezeAllReleased({ db, log }: { db: Db; log: Log }, since: Date | null = null) {
  let isDone = true
  for (const { personId } of await listPeopleToFreezeFor(db, since))
    await inTransaction(db, (tx) => freezeReleased(tx, personId)).catch((error: unknown) => {
      isDone = false
      log.error({ err: error, personId }, 'credit that came back could not be frozen')
    })
  return isDone
}

/** Does so since its last run that succeeded, and at first for all, so that no crash or outage leaves anybody out. */
export function freezeReleasedRegularly(): Job['run'] {
  let since: Date | null = null
  return async ({ db, log, clock }) => {
    const at = await clock(db)
    if (await freezeAllReleased({ db, log }, since)) since = at
  }
}
