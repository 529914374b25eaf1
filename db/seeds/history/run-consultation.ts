import { recordHeartbeats } from '#domains/consultants/index.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { declineConsultation } from '#domains/consultations/lifecycle/decline-consultation.ts'
import {
  acceptConsultation,
  beginConsultation,
  endConsultation,
  requestConsultation,
} from '#domains/consultations/index.ts'
import { usagePrice } from '#domains/consultations/billing/channel-usage.rules.ts'
import { changeChannel } from '#domains/consultations/calls/change-channel.ts'
import { pauseConsultation } from '#domains/consultations/lifecycle/pause-consultation.ts'
import { readConsultation } from '#domains/consultations/reading/read-consultation.ts'
import { resumeByProof, resumeConsultation } from '#domains/consultations/lifecycle/resume-consultation.ts'
import { answerReview, writeReview } from '#domains/reviews/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { channelPrice } from '#shared/channel-price.ts'
import { earlier, secondsAfter } from '../calendar.ts'
import { seedId } from '../seed-id.ts'
import { findLastActivityAt, findSettledAt, findConsultationProgress } from '../sql.ts'
import { buyCredits } from './buy-credits.ts'
import type { PastConsultation, ConsultationCourse, PlannedCall } from './past-consultation.ts'
import { RoomSimulation } from './room-simulation.ts'
import type { SeedWorker } from './seed-worker.ts'

const AMOUNTS = [3_000n, 5_000n, 10_000n, 20_000n, 35_000n]

/**
 * Runs one past consultation through the real verbs, up to its review. A finished one is skipped, an interrupted one is
 * ended.
 */
export async function runConsultation(worker: SeedWorker, c: PastConsultation, until: Date) {
  const { db } = worker
  const before = await findConsultationProgress(db, c.id)
  if (before === 'open') await endInterrupted(worker, c)
  if (!before) await runFromStart(worker, c)
  const settledAt = c.opinion && (await findSettledAt(db, c.id))
  if (settledAt) await reviewConsultation(worker, c, settledAt, until)
}

/** An earlier run was interrupted here: ends the consultation in its present state. */
async function endInterrupted({ db, travelTo }: SeedWorker, { id, clientId }: PastConsultation) {
  await travelTo(secondsAfter(await findLastActivityAt(db, id), 1))
  await endConsultation(db, { id, personId: clientId, clock })
}

async function runFromStart(worker: SeedWorker, c: PastConsultation) {
  const { db } = worker
  const { id, clientId, consultant, course } = c
  await ensureBalance(worker, c)
  const room = new RoomSimulation(worker, c)
  await room.advance(0)
  await recordHeartbeats(db, 'seeding', [consultant.id], c.at)
  const limitCents =
    course.kind === 'held' && course.limitMinutes ? consultant.pricePerMinuteCents * course.limitMinutes : undefined
  const channel = c.call && c.lines.length === 0 ? c.call.channel : 'chat'
  await requestConsultation(db, { id, clientId, consultantId: consultant.id, channel, limitCents, clock })
  if (course.kind === 'declined' || course.kind === 'cancelled' || course.kind === 'expired')
    return endBeforeStart(worker, c, room)

  await room.advance(c.acceptedAfterS)
  await acceptConsultation(db, { id, consultantId: consultant.id, clock })
  if (course.kind === 'not_connected') {
    await room.advance(60)
    return closeOverdueConsultation(db, { id, clock })
  }
  await room.joinBoth()
  await beginConsultation(db, { id, clock })
  await (course.kind === 'held' ? holdConversation(worker, c, course, room) : consultantStaysSilent(worker, c, room))
}

async function endBeforeStart(
  { db }: SeedWorker,
  { id, clientId, consultant, course }: PastConsultation,
  room: RoomSimulation,
) {
  await room.advance(course.kind === 'expired' ? 60 : 21)
  if (course.kind === 'declined') return declineConsultation(db, { id, consultantId: consultant.id, clock })
  if (course.kind === 'cancelled') return endConsultation(db, { id, personId: clientId, clock })
  return closeOverdueConsultation(db, { id, clock })
}

/** The consultant never sends a message, so nothing is charged. */
async function consultantStaysSilent({ db }: SeedWorker, { id, clientId }: PastConsultation, room: RoomSimulation) {
  await room.say('client', 'Oi! Tem alguém aí?')
  await room.stayTogether(34)
  await room.proveBoth()
  await endConsultation(db, { id, personId: clientId, clock })
}

async function holdConversation(
  worker: SeedWorker,
  { id, clientId, consultant, lines, call }: PastConsultation,
  { endedBy, interrupted }: ConsultationCourse & { kind: 'held' },
  room: RoomSimulation,
) {
  for (const [n, { by, body, afterS }] of lines.entries()) {
    if (interrupted?.before === n) await interrupt(worker, { id, clientId }, interrupted, room)
    if (!(await room.stayTogether(afterS))) return
    await room.say(by, body)
  }
  if (call && !(await talk(worker, { id, clientId, call }, room))) return
  if ((await room.stayTogether(4)) && (await room.proveBoth()))
    await endConsultation(worker.db, { id, personId: endedBy === 'client' ? clientId : consultant.id, clock })
}

/** False: the consultation ended meanwhile. */
async function talk(
  { db }: SeedWorker,
  { id, clientId, call: { channel, talks } }: { id: string; clientId: string; call: PlannedCall },
  room: RoomSimulation,
): Promise<boolean> {
  await room.proveBoth()
  const c = await readConsultation(db, id, clientId)
  const seenPrice = usagePrice({ channel: c.channel, pricePerMinute: c.pricePerMinuteCents }, channel)
  await changeChannel(db, { id, personId: clientId, wanted: channel, seenPrice, open: [channel], clock })
  for (const { seconds, isPictureLate = false } of talks)
    if (!(await room.talk(seconds, { hasPicture: channel === 'video' && !isPictureLate }))) return false
  return true
}

async function interrupt(
  { db }: SeedWorker,
  { id, clientId }: { id: string; clientId: string },
  { how, seconds }: { how: 'cut' | 'pause'; seconds: number },
  room: RoomSimulation,
) {
  await room.proveBoth()
  if (how === 'pause') {
    await pauseConsultation(db, { id, personId: clientId, clock })
    await room.advance(seconds)
    await room.joinBoth()
    return resumeConsultation(db, { id, personId: clientId, clock })
  }
  await room.advance(6.2)
  await closeOverdueConsultation(db, { id, clock })
  await room.advance(seconds)
  await room.joinBoth()
  await resumeByProof(db, { id, clock })
  await room.say('client', 'Caiu a internet aqui, voltei!')
}

/** A client with too little credit for this consultation buys some a few minutes before. */
async function ensureBalance(worker: SeedWorker, { id, clientId, at, consultant, buysAhead, ...c }: PastConsultation) {
  const talked = c.call?.talks.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0
  const minutes = BigInt(Math.ceil(c.lines.reduce((sum, { afterS }) => sum + afterS, talked) / 60))
  const price = channelPrice(consultant.pricePerMinuteCents, c.call?.channel ?? 'chat')
  const missing = price * (minutes + 4n) - (await balanceOf(worker.db, availableOf(clientId)))
  if (missing <= 0n) return
  const enough = AMOUNTS.filter((amount) => amount >= missing)
  const amount = (buysAhead && enough[1]) || enough[0]!
  await buyCredits(worker, { id: seedId(`purchase-for-${id}`), personId: clientId, amount, at: secondsAfter(at, -260) })
}

async function reviewConsultation(
  { db, travelTo }: SeedWorker,
  { id, clientId, consultant, opinion }: PastConsultation,
  endedAt: Date,
  until: Date,
) {
  const { stars, text, afterS, answer } = opinion!
  const writtenAt = earlier(secondsAfter(endedAt, afterS), until)
  await travelTo(writtenAt)
  const review = await writeReview(db, { consultationId: id, clientId, stars, text, clock })
  if (!answer) return
  await travelTo(earlier(secondsAfter(writtenAt, answer.afterS), until))
  await answerReview(db, { reviewId: review.id, consultantId: consultant.id, text: answer.text, clock })
}
