import type { Storage } from '#gateways/storage/storage.ts'
import type { Db } from '#platform/db.ts'
import type { Stoppable } from '#platform/sweeps/until-empty.ts'
import { sweepFiles } from '../sweep-files.ts'
import { storedName } from './portrait.ts'
import { deleteUnshown, lockUnshown } from './sql.ts'

const photos = { lock: lockUnshown, remove: deleteUnshown, storedName }

/** Removes stored portraits that nobody shows any more, file and row: by the sweep after ten minutes, or `hash` now. */
export const sweepPortraits = (
  db: Db,
  storage: Storage,
  { hash, ...given }: { now: Date; hash?: string } & Stoppable,
) => sweepFiles(db, storage, photos, { ...given, ...(hash && { value: hash }) })
