import { forbidSelfDecision, recordSecurityEvent, turnHold } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Act = { id: string; by: string; clock: Clock }

/** Refuses an unknown request, and one about oneself. */
async function lockFor(tx: Tx, { id, by }: Act) {
  const request = await sql.lockRequest(tx, id)
  if (!request) throw refuse('not_found')
  forbidSelfDecision(by, request.personId ?? undefined)
  return request
}

/** Adds a note, also to a closed request. The same id again is the same note. */
export const addNote = (db: Db, { noteId, text, ...act }: Act & { noteId: string; text: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, personId } = await lockFor(tx, act)
    const at = await act.clock(tx)
    if (!(await sql.insertNote(tx, { id: noteId, requestId: id, text, by: act.by, at }))) return
    const event = { actorId: act.by, personId: personId ?? undefined, subjectId: id, after: { note: true }, at }
    await recordSecurityEvent(tx, { kind: 'team.legal_noted', ...event })
  })

type Closing = Act & { state: 'done' | 'refused'; outcome: string }

/** Closes a request, once, with what was answered. The same again changes nothing; refuses another outcome. */
export const closeRequest = (db: Db, { state, outcome, ...act }: Closing): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await lockFor(tx, act)
    if (request.state === state && request.outcome === outcome) return
    if (request.state !== 'open') throw refuse('closed')
    const at = await act.clock(tx)
    await sql.recordClosed(tx, { id: act.id, state, outcome, by: act.by, at })
    const event = { actorId: act.by, personId: request.personId ?? undefined, subjectId: act.id, reason: outcome, at }
    const states = { before: { state: 'open' }, after: { state } }
    await recordSecurityEvent(tx, { kind: 'team.legal_closed', detail: state, ...event, ...states })
  })

/** Keeps all that there is about the person of a request, or lifts that. Refuses a request about nobody. */
export const turnHoldOf = (
  db: Db,
  { isHeld, reason, ...act }: Act & { isHeld: boolean; reason: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { personId } = await lockFor(tx, act)
    if (!personId) throw refuse('no_person')
    await turnHold(tx, { personId, isHeld, reason, by: act.by, subjectId: act.id, at: await act.clock(tx) })
  })

/** Of whom the bundle of a request is; it becomes known that it was taken. */
export const takeBundleFor = (db: Db, act: Act): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { personId } = await lockFor(tx, act)
    if (!personId) throw refuse('no_person')
    const event = { actorId: act.by, personId, subjectId: act.id, at: await act.clock(tx) }
    await recordSecurityEvent(tx, { kind: 'team.legal_bundle_taken', after: { bundle: true }, ...event })
    return personId
  })
