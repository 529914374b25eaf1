import { createHash } from 'node:crypto'
import { recordHeartbeats } from '#domains/consultants/index.ts'
import { acceptConsultation, endConsultation } from '#domains/consultations/index.ts'
import { joinQueue } from '#domains/queue/join-queue.ts'
import { leaveQueue } from '#domains/queue/leave-queue.ts'
import { recordSeen } from '#domains/queue/sql.ts'
import { takeTurn } from '#domains/queue/take-turn.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'

export const PRICE = 299n
/** A consultation lasts so long. */
const TALK_MS = 150

export type Guest = { clientId: string; consultantId: string }
type OpenPlace = { id: string; clientId: string; consultantId: string; state: string }

const digestOf = (...words: string[]) => createHash('sha256').update(words.join(' ')).digest()

/** The same id in every process, and after a kill: the first or the second time that somebody waits. */
export function placeIdOf({ clientId }: Guest, attempt: 1 | 2): string {
  const hex = digestOf(clientId, String(attempt)).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What whoever has this place does at their turn. */
export function decisionOf(placeId: string): 'yes' | 'miss' | 'leave' {
  const share = digestOf('turn', placeId)[0]! / 256
  return share < 0.8 ? 'yes' : share < 0.92 ? 'miss' : 'leave'
}

const unlessRefused = async (act: Promise<unknown>) =>
  act.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })

/** One look of all guests and consultants at what they can do now. Several processes look at once: two tabs of each. */
export async function lookOnce(db: Db, processId: string, guests: readonly Guest[]) {
  const now = await clock(db)
  await recordHeartbeats(db, processId, [...new Set(guests.map(({ consultantId }) => consultantId))], now)
  await recordSeen(
    db,
    guests.map(({ clientId }) => clientId),
    now,
  )
  const known = await db<{ id: string; state: string }[]>`select id, state from queue_places`
  const stateOf = new Map(known.map(({ id, state }) => [id, state]))
  const joins = guests.flatMap((guest) => {
    const first = stateOf.get(placeIdOf(guest, 1))
    if (first === undefined) return [joining(db, guest, 1)]
    return first === 'lapsed' && !stateOf.has(placeIdOf(guest, 2)) ? [joining(db, guest, 2)] : []
  })
  const offered = await db<OpenPlace[]>`
    select id, client_id as "clientId", consultant_id as "consultantId", state from queue_places
    where state = 'offered'`
  const talks = await db<{ id: string; consultantId: string; state: string; acceptedAt: Date | null }[]>`
    select c.id, c.consultant_id as "consultantId", c.state, c.accepted_at as "acceptedAt" from consultations c
      join queue_places q on q.consultation_id = c.id where c.state in ('requested', 'accepted')`
  await Promise.all(
    [...joins, ...offered.map((place) => answerTurn(db, place)), ...talks.map((talk) => attend(db, talk, now))].map(
      unlessRefused,
    ),
  )
}

const joining = (db: Db, guest: Guest, attempt: 1 | 2) =>
  joinQueue(db, { id: placeIdOf(guest, attempt), ...guest, channel: 'chat', clock })

async function answerTurn(db: Db, { id, clientId, consultantId }: OpenPlace) {
  const decision = decisionOf(id)
  if (decision === 'leave') await leaveQueue(db, { id, clientId, clock })
  const consultationId = crypto.randomUUID()
  if (decision === 'yes') await takeTurn(db, { id, clientId, consultantId, consultationId, seenPrice: PRICE, clock })
}

async function attend(
  db: Db,
  talk: { id: string; consultantId: string; state: string; acceptedAt: Date | null },
  now: Date,
) {
  const { id, consultantId } = talk
  if (talk.state === 'requested') await acceptConsultation(db, { id, consultantId, clock })
  else if (now.getTime() - talk.acceptedAt!.getTime() >= TALK_MS)
    await endConsultation(db, { id, personId: consultantId, clock })
}
