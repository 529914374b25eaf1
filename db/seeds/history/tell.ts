import { keepDesks } from '#domains/consultants/index.ts'
import { closeOverdue } from '#domains/consultations/close-overdue.ts'
import { declineConsultation } from '#domains/consultations/decline-consultation.ts'
import {
  acceptConsultation,
  beginConsultation,
  endConsultation,
  requestConsultation,
} from '#domains/consultations/index.ts'
import { pauseConsultation } from '#domains/consultations/pause-consultation.ts'
import { resumeByProof, resumeConsultation } from '#domains/consultations/resume-consultation.ts'
import { answerReview, writeReview } from '#domains/reviews/index.ts'
import { availableOf, balanceOf } from '#domains/wallet/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { earlier, secondsAfter } from '../calendar.ts'
import { seedId } from '../seed-id.ts'
import { findLastSign, findSettledAt, findTold } from '../sql.ts'
import { buyCredits } from './buy-credits.ts'
import type { Conversation, Course } from './conversation.ts'
import { Stage } from './stage.ts'
import type { Teller } from './teller.ts'

const AMOUNTS = [3_000n, 5_000n, 10_000n, 20_000n, 35_000n]

/**
 * Tells one conversation of the past through the verbs of real use, up to its review. What was told is not told again;
 * what was interrupted is ended.
 */
export async function tell(teller: Teller, c: Conversation, until: Date) {
  const { db } = teller
  const before = await findTold(db, c.id)
  if (before === 'open') await breakOff(teller, c)
  if (!before) await tellAnew(teller, c)
  const settledAt = c.opinion && (await findSettledAt(db, c.id))
  if (settledAt) await opine(teller, c, settledAt, until)
}

/** The planting was interrupted here: the conversation ends where it stood. */
async function breakOff({ db, at }: Teller, { id, clientId }: Conversation) {
  await at(secondsAfter(await findLastSign(db, id), 1))
  await endConsultation(db, { id, personId: clientId, clock })
}

async function tellAnew(teller: Teller, c: Conversation) {
  const { db } = teller
  const { id, clientId, consultant, course } = c
  await affords(teller, c)
  const stage = new Stage(teller, c)
  await stage.passes(0)
  await keepDesks(db, 'planting', [consultant.id], c.at)
  const limitCents =
    course.kind === 'talked' && course.limitMinutes ? consultant.pricePerMinuteCents * course.limitMinutes : undefined
  await requestConsultation(db, { id, clientId, consultantId: consultant.id, channel: 'chat', limitCents, clock })
  if (course.kind === 'declined' || course.kind === 'cancelled' || course.kind === 'expired')
    return notTaken(teller, c, stage)

  await stage.passes(c.acceptedAfterS)
  await acceptConsultation(db, { id, consultantId: consultant.id, clock })
  if (course.kind === 'not_connected') {
    await stage.passes(60)
    return closeOverdue(db, { id, clock })
  }
  await stage.sits()
  await beginConsultation(db, { id, clock })
  await (course.kind === 'talked' ? talks(teller, c, course, stage) : waitsInVain(teller, c, stage))
}

async function notTaken({ db }: Teller, { id, clientId, consultant, course }: Conversation, stage: Stage) {
  await stage.passes(course.kind === 'expired' ? 60 : 21)
  if (course.kind === 'declined') return declineConsultation(db, { id, consultantId: consultant.id, clock })
  if (course.kind === 'cancelled') return endConsultation(db, { id, personId: clientId, clock })
  return closeOverdue(db, { id, clock })
}

/** The consultant never says a word: it costs nothing. */
async function waitsInVain({ db }: Teller, { id, clientId }: Conversation, stage: Stage) {
  await stage.says('client', 'Oi! Tem alguém aí?')
  await stage.together(34)
  await stage.proves()
  await endConsultation(db, { id, personId: clientId, clock })
}

async function talks(
  teller: Teller,
  { id, clientId, consultant, spoken }: Conversation,
  { endedBy, interrupted }: Course & { kind: 'talked' },
  stage: Stage,
) {
  for (const [n, { by, body, afterS }] of spoken.entries()) {
    if (interrupted?.before === n) await interrupt(teller, { id, clientId }, interrupted, stage)
    if (!(await stage.together(afterS))) return
    await stage.says(by, body)
  }
  if ((await stage.together(4)) && (await stage.proves()))
    await endConsultation(teller.db, { id, personId: endedBy === 'client' ? clientId : consultant.id, clock })
}

async function interrupt(
  { db }: Teller,
  { id, clientId }: { id: string; clientId: string },
  { how, seconds }: { how: 'cut' | 'pause'; seconds: number },
  stage: Stage,
) {
  await stage.proves()
  if (how === 'pause') {
    await pauseConsultation(db, { id, personId: clientId, clock })
    await stage.passes(seconds)
    await stage.sits()
    return resumeConsultation(db, { id, personId: clientId, clock })
  }
  await stage.passes(6.2)
  await closeOverdue(db, { id, clock })
  await stage.passes(seconds)
  await stage.sits()
  await resumeByProof(db, { id, clock })
  await stage.says('client', 'Caiu a internet aqui, voltei!')
}

/** Whoever has too little for this conversation buys credits some minutes before. */
async function affords(teller: Teller, { id, clientId, at, consultant, spoken, buysAhead }: Conversation) {
  const minutes = BigInt(Math.ceil(spoken.reduce((sum, { afterS }) => sum + afterS, 0) / 60))
  const missing = consultant.pricePerMinuteCents * (minutes + 4n) - (await balanceOf(teller.db, availableOf(clientId)))
  if (missing <= 0n) return
  const enough = AMOUNTS.filter((amount) => amount >= missing)
  const amount = (buysAhead && enough[1]) || enough[0]!
  await buyCredits(teller, { id: seedId(`purchase-for-${id}`), personId: clientId, amount, at: secondsAfter(at, -260) })
}

async function opine(
  { db, at }: Teller,
  { id, clientId, consultant, opinion }: Conversation,
  endedAt: Date,
  until: Date,
) {
  const { stars, text, afterS, answer } = opinion!
  const writtenAt = earlier(secondsAfter(endedAt, afterS), until)
  await at(writtenAt)
  const review = await writeReview(db, { consultationId: id, clientId, stars, text, clock })
  if (!answer) return
  await at(earlier(secondsAfter(writtenAt, answer.afterS), until))
  await answerReview(db, { reviewId: review.id, consultantId: consultant.id, text: answer.text, clock })
}
