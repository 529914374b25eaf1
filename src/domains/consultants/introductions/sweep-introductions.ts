import type { Storage } from '#gateways/storage/storage.ts'
import type { Db } from '#platform/db.ts'
import type { Stoppable } from '#platform/sweeps/until-empty.ts'
import { sweepFiles } from '../sweep-files.ts'
import { deleteUnshown, lockUnshown } from './sql.ts'
import { storedName } from './upload-introduction.ts'

const recordings = { lock: lockUnshown, remove: deleteUnshown, storedName }

/** Removes recordings that nobody shows any more, file and row: by the sweep after ten minutes, or `name` now. */
export const sweepIntroductions = (
  db: Db,
  storage: Storage,
  { name, ...given }: { now: Date; name?: string } & Stoppable,
) => sweepFiles(db, storage, recordings, { ...given, ...(name && { value: name }) })
