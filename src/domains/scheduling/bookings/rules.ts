import { COMPENSATION, FEE_MINUTES } from '#domains/consultations/rules.ts'
import { refusals } from '#shared/refusal.ts'
import type { Centavos } from '#shared/money.ts'

export const refuse = refusals('bookings', {
  not_found: [404, 'Não encontramos este agendamento.'],
  not_bookable: [404, 'Esta pessoa ainda não abriu a agenda.'],
  blocked_by_you: [409, 'Você bloqueou esta pessoa. Para marcar, tire o bloqueio na sua conta. Nada foi cobrado.'],
  channel_closed: [409, 'Esta pessoa não atende por este canal. Nada foi cobrado.'],
  price_changed: [409, 'O preço mudou desde que você abriu a página. Recarregue para ver o de agora.'],
  slot_taken: [
    409,
    'Este horário acabou de ser reservado por outra pessoa. Escolha outro: mostramos os mais próximos.',
  ],
  slot_not_offered: [409, 'Este horário não está mais na agenda. Escolha outro: mostramos os mais próximos.'],
  payment_under_way: [409, 'Você tem um horário esperando o pagamento. Pague ou desista dele antes de reservar outro.'],
  too_many_reservations: [
    429,
    'Foram muitas reservas sem pagamento hoje. Espere até amanhã, ou converse agora com quem está online.',
  ],
  confirm_email: [
    409,
    'Para reservar antes de pagar, confirme o seu e-mail: o link está na mensagem que enviamos. Com saldo para a consulta inteira não é preciso. Nada foi cobrado.',
  ],
  many_unpaid: [
    409,
    'Muitos horários desta pessoa esperam um pagamento agora. Tente em quinze minutos, ou adicione antes saldo para a consulta inteira. Nada foi cobrado.',
  ],
  too_many_bookings: [409, 'Você já tem muitas consultas marcadas. Depois da próxima, dá para marcar outra.'],
  id_reused: [409, 'Este agendamento já foi feito com outro conteúdo. Volte e comece um novo.'],
  reservation_over: [409, 'A reserva terminou, e o horário voltou para a agenda. Escolha outro: leva um instante.'],
  method_missing: [400, 'Escolha como pagar: Pix ou cartão.'],
  minutes_not_enough: [
    409,
    'Os seus minutos não cobrem esta consulta inteira. Pague com saldo, Pix ou cartão: nada foi descontado.',
  ],
  balance_share_impossible: [
    400,
    'O que falta pagar tem de ser zero ou pelo menos R$ 10,00, o menor pagamento possível. Use menos do seu saldo.',
  ],
  balance_share_chosen: [409, 'Há um pagamento aberto com outra parte do saldo. Termine-o ou comece de novo.'],
  balance_changed: [409, 'O seu saldo mudou enquanto você lia. Confira quanto usar e confirme de novo.'],
  too_many_attempts: [429, 'Foram muitas tentativas nesta reserva. Comece uma nova ou fale com a gente.'],
  terms_changed: [409, 'O prazo para desmarcar sem custo terminou. Confira o valor e confirme de novo.'],
  already_begun: [
    409,
    'A hora marcada chegou: a sala está aberta. O que acontece agora vale pelo tempo em que os dois estão lá.',
  ],
  moved_already: [409, 'Esta consulta já mudou de horário uma vez. Para outro horário, desmarque e marque de novo.'],
  moved_meanwhile: [409, 'O horário mudou enquanto você lia. Confira o de agora.'],
  minutes_over: [409, 'Os minutos que pagam esta consulta vencem antes desse horário. Escolha um mais cedo.'],
  too_late_to_move: [409, 'Faltam menos de duas horas: agora não dá mais para mudar o horário.'],
  over: [409, 'Este agendamento já terminou.'],
})

/** `undone`: our own outage. The four before it are what presence showed at the booked time. */
export const BOOKING_STATES = [
  'reserved',
  'confirmed',
  'kept',
  'client_absent',
  'consultant_absent',
  'both_absent',
  'undone',
  'expired',
  'cancelled',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** Every life of a booking. What is not in this table cannot happen; the database says the same. */
export const NEXT: Readonly<Record<BookingState, readonly BookingState[]>> = {
  reserved: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['kept', 'client_absent', 'consultant_absent', 'both_absent', 'undone', 'cancelled'],
  kept: [],
  client_absent: [],
  consultant_absent: [],
  both_absent: [],
  undone: [],
  expired: [],
  cancelled: [],
}
export type EndState = Exclude<BookingState, 'reserved' | 'confirmed'>

/**
 * Why a booking ended that nobody kept. `not_possible`: a block or a break, of which the other one is not told;
 * `not_opened`: its room did not open in time, by our fault.
 */
export const END_REASONS = [
  'by_client',
  'by_consultant',
  'not_paid',
  'chosen_again',
  'hours_changed',
  'vacation',
  'not_possible',
  'not_opened',
] as const
export type EndReason = (typeof END_REASONS)[number]

const BY_OTHERS: readonly EndReason[] = ['by_consultant', 'hours_changed', 'vacation', 'not_opened']
/**
 * Whether its consultant or we ended a booking whose room never opened, so that its client must not lose what it kept
 * aside. A room that opened says so itself.
 */
export const endedByOthers = (reason: EndReason) => BY_OTHERS.includes(reason)

const MINUTE_MS = 60_000
/** A place is held so long while it is paid. */
export const HELD_FOR_MS = 15 * MINUTE_MS
/** Cancelling is free until so long before, and for so long after booking (product.md, Bookings). */
export const FREE_BEFORE_MS = 12 * 60 * MINUTE_MS
export const FREE_AFTER_MS = 30 * MINUTE_MS
/** Moving is possible until so long before the start. */
export const RESCHEDULE_BEFORE_MS = 2 * 60 * MINUTE_MS
/** Of one client: bookings ahead, reservations of a day that were not paid. */
export const MOST_AHEAD = 10
export const MOST_UNPAID_A_DAY = 8
/** Of one consultant: starts that wait at once for money that their clients do not have here, and of one network. */
export const MOST_UNPAID_AT_ONCE = 8
export const UNPAID_FROM_A_NETWORK = { name: 'unpaid-bookings', most: 3, windowMs: HELD_FOR_MS }

/** What a client gets whose consultant did not come or cancelled late, and for how long. */
export { COMPENSATION }
export const COMPENSATION_MS = 90 * 24 * 60 * MINUTE_MS
/** What the house waits for at most in that time, of one consultant, beyond what they earned and were not paid yet. */
export const MOST_AT_HOUSES_COST: Centavos = 3_000n

/** Whether cancelling now is too late to cost nothing: for the client its fee, for the consultant the compensation. */
export const isLate = ({ freeUntil }: { freeUntil: Date | null }, at: Date) => freeUntil !== null && at > freeUntil

/** Until when the client cancels without a fee; never later than the start. */
export function freeUntilOf({ startsAt }: { startsAt: Date }, confirmedAt: Date): Date {
  const latest = Math.max(startsAt.getTime() - FREE_BEFORE_MS, confirmedAt.getTime() + FREE_AFTER_MS)
  return new Date(Math.min(latest, startsAt.getTime()))
}

type Terms = {
  freeUntil: Date | null
  consultantFreeUntil: Date | null
  confirmedAt: Date | null
  consultantMovedAt: Date | null
}

/**
 * When its client agreed to the present start: half an hour after accepting what the consultant proposed counts like
 * half an hour after booking.
 */
export const agreedAtOf = ({ consultantMovedAt, confirmedAt }: Pick<Terms, 'consultantMovedAt' | 'confirmedAt'>) =>
  consultantMovedAt ?? confirmedAt

/**
 * Until when its client cancels for nothing after an own move at `at`: who is late already keeps the fee of the old
 * time.
 */
export const freeUntilAfterReschedule = (
  { freeUntil, agreedAt }: { freeUntil: Date; agreedAt: Date },
  startsAt: Date,
  at: Date,
): Date => (isLate({ freeUntil }, at) ? freeUntil : freeUntilOf({ startsAt }, agreedAt))

/** The same for both. It makes no consultant late, except one who proposed too late before. */
export function termsAfterReschedule(terms: Terms, startsAt: Date, at: Date) {
  const { freeUntil, consultantFreeUntil, consultantMovedAt } = terms
  const agreedAt = agreedAtOf(terms)!
  const hasProposedLate = consultantFreeUntil && consultantMovedAt && consultantFreeUntil < consultantMovedAt
  return {
    freeUntil: freeUntilAfterReschedule({ freeUntil: freeUntil!, agreedAt }, startsAt, at),
    consultantFreeUntil: hasProposedLate ? consultantFreeUntil : freeUntilOf({ startsAt }, agreedAt),
  }
}

/** Whether the consultant cancels too late to pay no compensation. */
export const isLateForConsultant = (
  { freeUntil, consultantFreeUntil }: { freeUntil: Date | null; consultantFreeUntil: Date | null },
  at: Date,
) => isLate({ freeUntil: consultantFreeUntil ?? freeUntil }, at)

/** What cancelling costs the client at this instant, in centavos; the last free instant is `freeUntil` itself. */
export const cancellationFee = (
  { freeUntil, pricePerMinute, coveredMs }: { freeUntil: Date | null; pricePerMinute: Centavos; coveredMs: bigint },
  at: Date,
): Centavos => (isLate({ freeUntil }, at) && coveredMs === 0n ? pricePerMinute * FEE_MINUTES : 0n)

/** The same for a booking that minutes pay, in milliseconds of them. */
export const cancellationFeeMs = (b: { freeUntil: Date | null; coveredMs: bigint }, at: Date): bigint =>
  isLate(b, at) && b.coveredMs > 0n ? FEE_MINUTES * BigInt(MINUTE_MS) : 0n

/**
 * What cancelling at this instant costs whoever does it, in centavos: the client the fee, a consultant who is late the
 * bonus of the client, unless these two had one in the last ninety days.
 */
export const cancellingCosts = (
  booking: Parameters<typeof cancellationFee>[0] & Parameters<typeof isLateForConsultant>[0] & { clientId: string },
  { personId, isCompensated }: { personId: string; isCompensated: boolean },
  at: Date,
): Centavos => {
  if (booking.clientId === personId) return cancellationFee(booking, at)
  return isLateForConsultant(booking, at) && !isCompensated ? COMPENSATION : 0n
}

/** Whether its client may still move it: once, until two hours before. */
export const canReschedule = (b: { state: BookingState; movedAt: Date | null; startsAt: Date }, at: Date) =>
  b.state === 'confirmed' && !b.movedAt && at.getTime() <= b.startsAt.getTime() - RESCHEDULE_BEFORE_MS
