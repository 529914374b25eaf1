import type { Storage } from '#gateways/storage/storage.ts'
import { inTransaction } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { KEPT_MS, UNSTORED_MS } from './bounds.rules.ts'
import { deleteDocuments, lockForRemoval } from './sql.ts'
import { storedName } from './stored-name.ts'

const AT_ONCE = 50

/** Removes documents whose term is over, file and row. The rows stay locked until their files are gone. */
export const sweepDocumentsIn = (storage: Storage): Job => ({
  name: 'consultants.sweep-application-documents',
  everySeconds: 60,
  run: ({ db, now, ...given }) =>
    untilEmpty(given, AT_ONCE, (most) =>
      inTransaction(db, async (tx) => {
        const ago = (ms: number) => new Date(now.getTime() - ms)
        const { unsent, refused, approved } = KEPT_MS
        const before = {
          unsent: ago(unsent),
          refused: ago(refused),
          approved: ago(approved),
          unstored: ago(UNSTORED_MS),
        }
        const ids = (await lockForRemoval(tx, before, most)).map(({ id }) => id)
        for (const id of ids) await storage.remove(storedName(id))
        await deleteDocuments(tx, ids)
        return ids.length
      }),
    ),
})
