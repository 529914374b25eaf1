import { beginConsultation } from '#domains/consultations/lifecycle/begin-consultation.ts'
import { extendHold } from '#domains/consultations/lifecycle/extend-hold.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { endConsultation } from '#domains/consultations/index.ts'
import { joinRoom } from '#domains/consultations/metering/join-room.ts'
import { pauseConsultation } from '#domains/consultations/lifecycle/pause-consultation.ts'
import { resumeByProof, resumeConsultation } from '#domains/consultations/lifecycle/resume-consultation.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import type { MeteredConsultation } from '#test/support/metered-consultation.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'

export type Side = 'client' | 'consultant'
export const SIDES: readonly Side[] = ['client', 'consultant']
/** From one look at a room to the next: less than a silence that stops the clock. */
const TICK_S = 20

type Act = 'stay' | 'come' | 'come silently' | 'cut' | 'speak' | 'be silent' | 'pause' | 'resume' | 'end'
/** How somebody begins, and what they may do after that: nothing of it, most of the time. */
const WAYS: readonly { first: Act; later: readonly Act[] }[] = [
  { first: 'stay', later: ['end', 'stay'] },
  { first: 'stay', later: ['come', 'cut', 'end'] },
  { first: 'come silently', later: ['end', 'stay'] },
  { first: 'come silently', later: ['cut', 'come silently', 'pause', 'resume', 'end'] },
  { first: 'come', later: ['cut', 'come', 'end'] },
  { first: 'come', later: ['speak', 'be silent', 'pause', 'resume', 'end'] },
  { first: 'come', later: ['cut', 'come', 'speak', 'be silent', 'pause', 'resume'] },
]

/** What one side does, tick by tick. */
export function randomActs(luck: SeededRandom, ticks: number): Act[] {
  const { first, later } = luck.pick(WAYS)
  return Array.from({ length: ticks }, (_, at) => (at === 0 ? first : luck.chance(0.15) ? luck.pick(later) : 'stay'))
}

type Played = {
  db: Db
  room: MeteredConsultation
  people: Record<Side, string>
  /** Who does as they like; the other one is there from the first second, and speaks. */
  actor: Side
  acts: readonly Act[]
  /** The instant of the first tick; seconds after noon. */
  from: number
}

/** How long the actor was there, and the consultant spoke to the client, at most. Seconds. */
export type Truth = { presentS: number; spokenS: number }

/** Plays a room until it has ended, or the acts are over; the other side never leaves, pauses or falls silent. */
export async function play({ db, room, people, actor, acts, from }: Played): Promise<Truth> {
  const is = { client: false, consultant: false, speaking: true }
  const given = { id: room.id, clock }
  const take = async (side: Side) => {
    is[side] = true
    const seat = await joinRoom(db, { id: room.id, personId: people[side] })
    if (seat) room.seats = [...room.seats.filter(({ role }) => role !== side), seat]
  }
  const truth = { presentS: 0, spokenS: 0 }
  let spokeBefore = false
  for (const [at, act] of acts.entries()) {
    const wasThere = is[actor]
    const second = from + at * TICK_S
    await room.travelTo(second)
    if (at === 0) await take(actor === 'client' ? 'consultant' : 'client')
    if (act === 'come' || act === 'come silently') await take(actor)
    if (act === 'cut') is[actor] = false
    if (act !== 'stay') is.speaking = act === 'speak' || (is.speaking && !act.includes('silent'))
    const all = room.seats
    room.seats = all.filter(({ role }) => is[role])
    const due = room.seats.length > 0 ? (await room.prove(second))?.due : undefined
    if (due === 'activate') await beginConsultation(db, given)
    if (due === 'resume') await resumeByProof(db, given)
    if (due === 'hold' || due === 'end_of_funds') await extendHold(db, given)
    const acting = { ...given, personId: people[actor] }
    // What an act costs was not agreed to here: such a room stays open, and the actor did not come.
    if (act === 'pause') await unlessRefused(pauseConsultation(db, acting))
    if (act === 'resume') await unlessRefused(resumeConsultation(db, acting))
    if (act === 'end') await unlessRefused(endConsultation(db, acting))
    const speaks = is.consultant && (actor === 'client' || is.speaking)
    if (speaks) await room.say(people.consultant)
    room.seats = all
    await closeOverdueConsultation(db, given)
    const isTogether = is.client && is.consultant
    if (at > 0 && wasThere) truth.presentS += TICK_S
    // A word pays up to the next one, and 45 seconds at most.
    if (isTogether && (speaks || spokeBefore)) truth.spokenS += TICK_S
    spokeBefore = speaks && isTogether
  }
  return truth
}

async function unlessRefused(act: Promise<unknown>) {
  await act.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
