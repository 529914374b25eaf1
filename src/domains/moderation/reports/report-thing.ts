import { blockPerson } from '#domains/clients/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findThing } from './find-thing.ts'
import { dueAt, isPublicText, type Kind, type Reason, refuse } from './rules.ts'
import { insertFile, insertReport, isStored } from './sql.ts'

type Given = {
  id: string
  kind: Kind
  subjectId: string
  seq?: number | undefined
  reason: Reason
  words?: string | undefined
  /** Blocks the other person at once. */
  block: boolean
  reporter: { id: string; role: string }
  clock: Clock
}

/**
 * Reports something to the team: what it is like now is kept for the case alone. The same id again is the same report.
 * Refuses what its reporter cannot see, what is their own, and a second report of the same.
 */
export async function reportThing(db: Db, storage: Storage, given: Given): Promise<void> {
  const { id, kind, subjectId, reason, reporter, clock } = given
  const words = given.words || null
  if (reason === 'other' && !words) throw refuse('words_missing', { words: 'Conte o que houve.' })
  if (await isStored(db, id, reporter.id)) return
  const seq = kind === 'message' ? given.seq : undefined
  const thing = await findThing(db, storage, { kind, subjectId, seq, viewerId: reporter.id })
  if (!thing) throw refuse('not_found')
  const { reportedId, snapshot, file, consultationId } = thing
  if (reportedId === reporter.id) throw refuse('own')
  const by = blockerOf(reporter.role, given)
  if (given.block && !by) throw refuse('cannot_block')
  await inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const report = { id, kind, subjectId, seq: seq ?? null, consultationId, reporterId: reporter.id, reportedId }
    if (!(await insertReport(tx, { ...report, reason, words, snapshot, at, dueAt: dueAt(reason, at) })))
      throw refuse('already_reported')
    if (file) await insertFile(tx, id, file)
  })
  if (given.block) await blockPerson(db, { by: by!, personId: reporter.id, otherId: reportedId, clock })
}

/** In which role the reporter blocks: a client somebody who attends, a consultant whoever was in their room. */
function blockerOf(role: string, { kind }: Given) {
  const isRoom = kind === 'room' || kind === 'message'
  if (role === 'client') return isPublicText(kind) ? undefined : ('client' as const)
  return role === 'consultor' && isRoom ? ('consultant' as const) : undefined
}
