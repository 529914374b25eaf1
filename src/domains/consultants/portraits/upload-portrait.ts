import { spendAttempt } from '#domains/accounts/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { Semaphore } from '#platform/background/semaphore.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { refuse as refuseChange } from '../profile-changes/rules.ts'
import { lockProfile } from '../profile-changes/sql.ts'
import { publishFile } from '../publish-file.ts'
import type { EncodedPhoto } from './encode-photo.ts'
import { portraitOf, storedName } from './portrait.ts'
import { type Crop, PORTRAITS_PER_CONSULTANT, refuse } from './rules.ts'
import { insertStored, recordPortrait } from './sql.ts'

export type PortraitPorts = {
  storage: Storage
  /** Re-encodes an upload, away from the requests. */
  encode: (photo: { upload: Uint8Array; crop: Crop }) => Promise<EncodedPhoto>
}

type Upload = {
  consultantId: string
  /** The bytes as they arrive: asked for when their turn has come. */
  read: () => Promise<Uint8Array>
  crop: Crop
  now: Date
}

/** So many photos are in memory at once, whoever sends them. */
const places = new Semaphore({ places: 4, waiting: 16 }, () => refuse('busy', undefined, 5))

/**
 * Makes a photo the portrait of an approved consultant, at once; the former one is removed. Refuses what is no photo,
 * of a wrong size or broken, and one that was taken down. Reads nothing of whoever may not upload; `busy` while many
 * do.
 */
export async function uploadPortrait(db: Db, { storage, encode }: PortraitPorts, given: Upload): Promise<void> {
  const { consultantId, now } = given
  if (!(await inTransaction(db, (tx) => lockProfile(tx, consultantId)))) throw refuseChange('not_approved')
  await spendAttempt(db, PORTRAITS_PER_CONSULTANT, consultantId, now)
  const encoded = await places.run(async () => encode({ upload: await given.read(), crop: given.crop }), consultantId)
  if ('fault' in encoded) throw refuse(encoded.fault)
  const portrait = portraitOf('image/webp', Buffer.from(encoded.bytes))
  await publishFile(db, storage, {
    consultantId,
    field: 'portrait',
    value: portrait.hash,
    file: { ...portrait, name: storedName(portrait.hash) },
    insert: (sql) => insertStored(sql, portrait, now),
    record: (tx) => recordPortrait(tx, consultantId, portrait.hash),
    now,
  })
}
