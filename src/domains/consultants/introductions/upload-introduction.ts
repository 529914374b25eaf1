import { createHash } from 'node:crypto'
import { spendAttempt } from '#domains/accounts/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import type { RewrittenSound } from '#platform/audio/rewrite-sound.ts'
import { Semaphore } from '#platform/background/semaphore.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { refuse as refuseChange } from '../profile-changes/rules.ts'
import { lockProfile } from '../profile-changes/sql.ts'
import { publishFile } from '../publish-file.ts'
import { INTRODUCTIONS_PER_CONSULTANT, LEAST_MS, MOST_MS, RECORDING_TYPES, refuse } from './rules.ts'
import { insertIntroduction, recordIntroduction } from './sql.ts'

export type IntroductionPorts = {
  storage: Storage
  /** Writes a recording anew, away from the requests. */
  rewrite: (given: { upload: Uint8Array; leastMs: number; mostMs: number }) => Promise<RewrittenSound>
}

type Upload = {
  consultantId: string
  /** The bytes as they arrive: asked for when their turn has come. */
  read: () => Promise<Uint8Array>
  now: Date
}

/** So many recordings are in memory at once, whoever sends them. */
const places = new Semaphore({ places: 4, waiting: 16 }, () => refuse('busy', undefined, 5))

/** The name of a recording in the file storage. */
export const storedName = (name: string) => `introductions/${name}`

/**
 * Makes a recording the spoken introduction of an approved consultant, at once; the former one is removed. Refuses what
 * is no sound of a second to a minute, and what was taken down. Reads nothing of whoever may not upload; `busy` while
 * many do.
 */
export async function uploadIntroduction(db: Db, { storage, rewrite }: IntroductionPorts, given: Upload) {
  const { consultantId, now } = given
  if (!(await inTransaction(db, (tx) => lockProfile(tx, consultantId)))) throw refuseChange('not_approved')
  await spendAttempt(db, INTRODUCTIONS_PER_CONSULTANT, consultantId, now)
  const limits = { leastMs: LEAST_MS, mostMs: MOST_MS }
  const sound = await places.run(async () => rewrite({ upload: await given.read(), ...limits }), consultantId)
  if ('fault' in sound) throw refuse(sound.fault)
  const name = `${createHash('sha256').update(sound.bytes).digest('hex')}.${sound.format}`
  await publishFile(db, storage, {
    consultantId,
    field: 'introduction',
    value: name,
    file: { name: storedName(name), bytes: sound.bytes, mediaType: RECORDING_TYPES[sound.format].mediaType },
    insert: (sql) => insertIntroduction(sql, { name, durationMs: sound.durationMs }, now),
    record: (tx) => recordIntroduction(tx, consultantId, name),
    now,
  })
}
