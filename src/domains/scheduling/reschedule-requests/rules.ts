import { FREE_AFTER_MS, freeUntilOf, isLate, RESCHEDULE_BEFORE_MS } from '../bookings/rules.ts'
import type { BookingState } from '../bookings/rules.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('proposals', {
  same_start: [400, 'Escolha um horário diferente do que está marcado.'],
  proposed_already: [409, 'Você já propôs um horário para esta consulta. Cada consulta aceita uma proposta só.'],
  too_late_to_propose: [409, 'Faltam menos de duas horas para um dos dois horários: agora não dá mais para propor.'],
  // Whoever is blocked is never told.
  not_proposed: [409, 'Agora não dá para propor outro horário para esta consulta. Ela continua no horário marcado.'],
  gone: [409, 'Esta proposta não vale mais. A consulta continua no horário marcado.'],
  minutes_over: [
    409,
    'Os minutos que pagam esta consulta vencem antes do horário proposto. Ela continua no horário marcado.',
  ],
  client_busy: [409, 'Você já tem outra consulta marcada nesse horário. A de agora continua no horário dela.'],
})

/** How a request ended. `unfit`: the hours changed, and it does not lie within them any more. */
export type Answer = 'accepted' | 'declined' | 'withdrawn' | 'unfit'

export type RescheduleRequest = { from: Date; startsAt: Date; proposedAt: Date; answer: Answer | null }
/** Its place: held, and taken by a yes, with the pause that the consultant had when proposing. */
export type HeldRequest = RescheduleRequest & { pauseMinutes: number }
type Booked = { state: BookingState; startsAt: Date }

/** Until when a request is answered: two hours before the earlier of the two starts. */
export const answerBy = ({ from, startsAt }: Pick<RescheduleRequest, 'from' | 'startsAt'>) =>
  new Date(Math.min(from.getTime(), startsAt.getTime()) - RESCHEDULE_BEFORE_MS)

/** Whether it waits for an answer: the booking is as it was when it was proposed, and there is time left. */
export const isOpen = (booking: Booked, request: RescheduleRequest, at: Date) =>
  booking.state === 'confirmed' &&
  request.answer === null &&
  booking.startsAt.getTime() === request.from.getTime() &&
  at <= answerBy(request)

/** Whether its consultant may still propose another start: once, until two hours before. */
export const canRequest = (booking: Booked, request: RescheduleRequest | undefined, at: Date) =>
  booking.state === 'confirmed' && !request && at.getTime() <= booking.startsAt.getTime() - RESCHEDULE_BEFORE_MS

type Terms = { freeUntil: Date | null; consultantFreeUntil: Date | null; confirmedAt: Date | null }

/**
 * Until when each side cancels for nothing once the client accepted at `at`. The client's terms never get worse
 * (decision 103). The consultant's are the usual ones, unless they proposed late: then they stay late, so that
 * proposing avoids no compensation.
 */
export function termsAfter(booking: Terms, { startsAt, proposedAt }: RescheduleRequest, at: Date) {
  const own = freeUntilOf({ startsAt }, booking.confirmedAt!).getTime()
  const kept = Math.max(own, booking.freeUntil!.getTime(), at.getTime() + FREE_AFTER_MS)
  const freeUntil = new Date(Math.min(kept, startsAt.getTime()))
  const theirs = booking.consultantFreeUntil ?? booking.freeUntil!
  const consultantFreeUntil = isLate({ freeUntil: theirs }, proposedAt) ? theirs : freeUntilOf({ startsAt }, at)
  return { freeUntil, consultantFreeUntil }
}
