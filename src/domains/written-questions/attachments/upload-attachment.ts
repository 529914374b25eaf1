import { createHash } from 'node:crypto'
import { spendAttempt } from '#domains/accounts/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import type { RewrittenSound } from '#platform/audio/rewrite-sound.ts'
import { Semaphore } from '#platform/background/semaphore.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { WholePicture } from '#platform/pictures/encode-whole.ts'
import { mediaTypeOf } from '#platform/private-file.ts'
import { isHeic } from '#shared/photo-type.ts'
import { ATTACHMENT_UPLOADS, type AttachmentKind, LEAST_VOICE_MS, MOST_UNSENT, MOST_VOICE_MS, refuse } from './rules.ts'
import { countUnsent, findPlace, insertUpload, recordStored } from './sql.ts'

export type AttachmentPorts = {
  storage: Storage
  /** Both make an upload anew, away from the requests. */
  encode: (picture: { upload: Uint8Array }) => Promise<WholePicture>
  rewrite: (voice: { upload: Uint8Array; leastMs: number; mostMs: number }) => Promise<RewrittenSound>
}

type Upload = {
  id: string
  questionId: string
  kind: AttachmentKind
  authorId: string
  /** The bytes as they arrive: asked for when their turn has come. */
  read: () => Promise<Uint8Array>
  now: Date
}

/** So many uploads are in memory at once, whoever sends them. */
const places = new Semaphore({ places: 4, waiting: 16 }, () => refuse('busy', undefined, 5))

/**
 * Keeps a picture or a voice that goes with a question, in place of one before; under an id that is no question of
 * theirs it is shown to nobody. Refuses what was sent, a program and a wrong file; `busy` while many upload.
 */
export async function uploadAttachment(db: Db, ports: AttachmentPorts, given: Upload): Promise<void> {
  const { id, questionId, kind, authorId, now } = given
  const place = await findPlace(db, questionId, authorId)
  if (place && !place.isOpenForThem) throw refuse('already_sent')
  if (place?.isAutomatic) throw refuse('nobody_sees')
  if ((await countUnsent(db, authorId)) >= MOST_UNSENT) throw refuse('too_many')
  await spendAttempt(db, ATTACHMENT_UPLOADS, authorId, now)
  const { bytes, ending, ...size } = await places.run(async () => {
    const upload = await given.read()
    return kind === 'picture' ? pictureOf(upload, ports) : voiceOf(upload, ports)
  }, authorId)
  const hash = createHash('sha256').update(bytes).digest()
  const name = `question-files/${id}-${hash.toString('hex')}.${ending}`
  const row = { id, questionId, authorId, kind, name, hash, ...size }
  // The row is there before the file, so that a file is never forgotten.
  if (!(await inTransaction(db, (tx) => insertUpload(tx, row, now)))) throw refuse('id_reused')
  await ports.storage.put(name, bytes, mediaTypeOf(name))
  await recordStored(db, id)
}

async function pictureOf(upload: Uint8Array, { encode }: AttachmentPorts) {
  if (isHeic(upload)) throw refuse('heic')
  const picture = await encode({ upload })
  if ('fault' in picture) throw refuse(picture.fault === 'broken' ? 'picture_broken' : picture.fault)
  return { ...picture, durationMs: null, ending: 'webp' }
}

async function voiceOf(upload: Uint8Array, { rewrite }: AttachmentPorts) {
  const sound = await rewrite({ upload, leastMs: LEAST_VOICE_MS, mostMs: MOST_VOICE_MS })
  if ('fault' in sound) throw refuse(sound.fault === 'broken' ? 'voice_broken' : sound.fault)
  const { bytes, durationMs, format } = sound
  return { bytes, durationMs, width: null, height: null, ending: format }
}
