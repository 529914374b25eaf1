import { createHash } from 'node:crypto'
import { recordSecurityEvent, spendAttempt } from '#domains/accounts/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { Semaphore } from '#platform/background/semaphore.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import type { EncodedPicture } from './encode-picture.ts'
import { MOST_ALT, PICTURES_PER_PERSON, pictureName, refuse } from './rules.ts'
import { insertPicture } from './sql.ts'

export type PicturePorts = {
  storage: Storage
  /** Re-encodes an upload, away from the requests. */
  encode: (picture: { upload: Uint8Array }) => Promise<EncodedPicture>
}

type Upload = {
  /** What it shows, for whoever does not see it. */
  alt: string
  /** The bytes as they arrive: asked for when their turn has come. */
  read: () => Promise<Uint8Array>
  by: string
  now: Date
}

/** So many pictures are in memory at once, whoever sends them. */
const places = new Semaphore({ places: 2, waiting: 8 }, () => refuse('busy', undefined, 5))

/** The file of one width of a picture in the storage. */
export const storedName = (name: string, width: number) => `content/${name}-${width}.webp`

/**
 * Keeps a picture for texts, in every width; answers its name. The same picture again is the same one. Refuses one that
 * says not what it shows, what is no picture, of a wrong size or broken; `busy` while many come.
 */
export async function addPicture(db: Db, { storage, encode }: PicturePorts, given: Upload): Promise<{ name: string }> {
  const { by, now } = given
  const alt = given.alt.trim()
  if (!alt || [...alt].length > MOST_ALT) throw refuse('alt_missing', { alt: `Diga em até ${MOST_ALT} caracteres.` })
  await spendAttempt(db, PICTURES_PER_PERSON, by, now)
  const encoded = await places.run(async () => encode({ upload: await given.read() }), by)
  if ('fault' in encoded) throw refuse(encoded.fault)
  const { width, height, files } = encoded
  const hash = createHash('sha256').update(files.at(-1)!.bytes).digest('hex')
  const name = pictureName(hash, width, height)
  for (const file of files) await storage.put(storedName(name, file.width), file.bytes, 'image/webp')
  // The row is last: whoever may choose a picture finds all its files.
  await inTransaction(db, async (tx) => {
    await insertPicture(tx, { name, alt, by, at: now })
    await recordSecurityEvent(tx, { kind: 'content.picture_added', actorId: by, after: { name, alt }, at: now })
  })
  return { name }
}
