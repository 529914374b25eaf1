import type { Storage } from '#gateways/storage/storage.ts'
import { inTransaction } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { UNSENT_FOR_MS } from './rules.ts'
import { deletePhotos, lockForRemoval } from './sql.ts'

const AT_ONCE = 50

/**
 * Removes photos that were erased with their sender's account or taken down, and uploads that nobody sent, file and
 * row. The rows stay locked until their files are gone.
 */
export const sweepPhotosIn = (storage: Storage): Job => ({
  name: 'consultations.photos',
  everySeconds: 60,
  run: ({ db, now, ...given }) =>
    untilEmpty(given, AT_ONCE, (most) =>
      inTransaction(db, async (tx) => {
        const uploadedBefore = new Date(now.getTime() - UNSENT_FOR_MS)
        const photos = await lockForRemoval(tx, { uploadedBefore, most })
        for (const { name } of photos) await storage.remove(name)
        const ids = photos.map(({ id }) => id)
        await deletePhotos(tx, ids)
        return photos.length
      }),
    ),
})
