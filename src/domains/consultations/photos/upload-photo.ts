import { createHash } from 'node:crypto'
import { spendAttempt } from '#domains/accounts/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { Semaphore } from '#platform/background/semaphore.ts'
import type { Db } from '#platform/db.ts'
import type { EncodedSentPhoto } from './encode-sent-photo.ts'
import { PHOTOS_PER_ROOM, refuse, UPLOADS } from './rules.ts'
import { countUploads, findRoomOf, insertUpload, recordStored } from './sql.ts'

export type PhotoPorts = {
  storage: Storage
  /** Re-encodes an upload, away from the requests. */
  encode: (photo: { upload: Uint8Array }) => Promise<EncodedSentPhoto>
}

type Upload = {
  id: string
  consultationId: string
  authorId: string
  /** The bytes as they arrive: asked for when their turn has come. */
  read: () => Promise<Uint8Array>
  now: Date
}

/** So many photos are in memory at once, whoever sends them. */
const places = new Semaphore({ places: 4, waiting: 16 }, () => refuse('busy', undefined, 5))

/** Some that were uploaded and not sent do not keep anybody from sending others. */
const MOST_UPLOADS = 2 * PHOTOS_PER_ROOM

/**
 * Keeps a photo that its author may send into an open room of theirs; nobody else sees it before. Refuses what is no
 * photo, of a wrong size or broken. Reads nothing of whoever may not upload; `busy` while many do. Safe to repeat.
 */
export async function uploadPhoto(db: Db, { storage, encode }: PhotoPorts, given: Upload): Promise<void> {
  const { id, consultationId, authorId, now } = given
  const room = await findRoomOf(db, consultationId, authorId)
  if (!room) throw refuse('not_found')
  if (room.isOver) throw refuse('ended')
  if (room.isAutomatic) throw refuse('nobody_sees')
  if ((await countUploads(db, consultationId, authorId)) >= MOST_UPLOADS) throw refuse('too_many')
  await spendAttempt(db, UPLOADS, authorId, now)
  const encoded = await places.run(async () => encode({ upload: await given.read() }), authorId)
  if ('fault' in encoded) throw refuse(encoded.fault)
  const { bytes, width, height } = encoded
  const name = `room-photos/${id}-${createHash('sha256').update(bytes).digest('hex')}.webp`
  // The row is there before the file, so that a file is never forgotten.
  if (!(await insertUpload(db, { id, consultationId, authorId, name, width, height }, now))) throw refuse('id_reused')
  await storage.put(name, bytes, 'image/webp')
  await recordStored(db, id)
}
