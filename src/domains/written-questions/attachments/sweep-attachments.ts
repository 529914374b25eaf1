import type { Storage } from '#gateways/storage/storage.ts'
import { inTransaction } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { UNSENT_FOR_MS } from './rules.ts'
import { deleteAttachments, lockForRemoval } from './sql.ts'

const AT_ONCE = 50

/** Removes what was erased and what nobody sent, file and row. The rows stay locked until their files are gone. */
export const sweepAttachmentsIn = (storage: Storage): Job => ({
  name: 'written-questions.attachments',
  everySeconds: 60,
  run: ({ db, now, ...given }) =>
    untilEmpty(given, AT_ONCE, (most) =>
      inTransaction(db, async (tx) => {
        const uploadedBefore = new Date(now.getTime() - UNSENT_FOR_MS)
        const attachments = await lockForRemoval(tx, { uploadedBefore, most })
        for (const { name } of attachments) await storage.remove(name)
        await deleteAttachments(
          tx,
          attachments.map(({ id }) => id),
        )
        return attachments.length
      }),
    ),
})
