import type { Clock } from '#platform/clock.ts'
import type { Tx } from '#platform/db.ts'
import { announce } from '#platform/bus.ts'
import { messagesStored, TABLE_ACTS } from '../room/stored.facts.ts'
import type { SeatProof } from '../room/seat.ts'
import type { Role } from '../room/seat.ts'
import { refuse } from '../state/refusals.rules.ts'
import { type Consultation, lockConsultation } from '../state/sql.ts'
import type { TableFact } from './facts.rules.ts'
import { refuseBeyondBudget } from './budgets.rules.ts'
import { refuseWhileNothingRuns } from './seats.rules.ts'
import type { TableEvent } from './spread.rules.ts'
import * as sql from './sql.ts'

/** Who acts, and what the process of their connection has heard of both seats. */
export type Actor = {
  consultationId: string
  personId: string
  proofs: { seat?: SeatProof | undefined; other?: SeatProof | undefined }
  clock: Clock
}
export type LockedTable = { c: Consultation; by: Role; at: Date; events: TableEvent[] }

/** Takes the room's lock and reads its table. Refuses whoever is not one of the two. */
export async function lockTable(tx: Tx, { consultationId, personId, clock }: Actor): Promise<LockedTable> {
  const c = await lockConsultation(tx, consultationId)
  if (!c || (personId !== c.clientId && personId !== c.consultantId)) throw refuse('not_found')
  const events = await sql.listTableEvents(tx, consultationId)
  return { c, by: personId === c.clientId ? 'client' : 'consultant', at: await clock(tx), events }
}

/** Refuses what a table does not take now: nothing is charged, somebody is not there, or it is too much of it. */
export async function refuseNow(tx: Tx, { c, by, at, events }: LockedTable, { proofs }: Actor, isOpening: boolean) {
  const seats = await sql.findSeats(tx, c.id)
  const known = { own: seats[by], other: seats[by === 'client' ? 'consultant' : 'client'] }
  refuseWhileNothingRuns(c, { at, known, proofs })
  refuseBeyondBudget(events, by, at, isOpening)
}

/** Writes the act and has it brought to both seats as messages are: to the other one while theirs is proven. */
export async function recordTableAct(
  tx: Tx,
  { c, by, at }: LockedTable,
  table: TableFact,
  ends: { seed?: string; isEnd?: boolean },
) {
  const personId = by === 'client' ? c.clientId : c.consultantId
  const authorKind = by === 'consultant' && c.isAutomatic ? 'automatic' : by
  const seq = await sql.recordAct(tx, { consultationId: c.id, personId, authorKind, table, at }, ends)
  await announce(tx, messagesStored(TABLE_ACTS, { stored: [[c.id, seq, personId]] }))
  return { seq, at }
}
