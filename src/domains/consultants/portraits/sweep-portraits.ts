import type { Storage } from '#gateways/storage/storage.ts'
import type { Db } from '#platform/db.ts'
import { sweepFiles } from '../sweep-files.ts'
import { storedName } from './portrait.ts'
import { deleteUnshown, lockUnshown } from './sql.ts'

const photos = { lock: lockUnshown, remove: deleteUnshown, storedName }

/** Removes stored portraits that nobody shows any more, file and row: by the sweep after ten minutes, or `hash` now. */
export const sweepPortraits = (db: Db, storage: Storage, { now, hash }: { now: Date; hash?: string }) =>
  sweepFiles(db, storage, photos, { now, ...(hash && { value: hash }) })
