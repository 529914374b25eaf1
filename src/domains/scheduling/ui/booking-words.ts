import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { formatMinutes } from '#shared/format-minutes.ts'
import type { Channel } from '#domains/consultants/rules.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { absenceWords } from '#domains/consultations/absence.rules.ts'
import { FEE_MINUTES, isCall } from '#domains/consultations/rules.ts'
import type { Booking } from '../bookings/contract.ts'
import { type BookingState, type EndReason } from '../bookings/rules.ts'
import { lateMinutesOf, packMinutesOf } from '../pack-minutes.rules.ts'
import { dayInWords, placeOf, wallTimeIn } from './local-time.ts'

const MINUTE_MS = 60_000
/** The room opens so long before the start. */
const ROOM_OPENS_MS = 10 * MINUTE_MS

/** What cancelling late, or not appearing, costs at this price of a minute. */
export const lateFeeOf = (pricePerMinute: Centavos): Centavos => pricePerMinute * FEE_MINUTES

/** The same as what a client reads before it happens, of a booking paid by money or by minutes. */
export const lateCostOf = (booking: Booking) =>
  booking.coveredMs > 0
    ? `usa ${lateMinutesOf(booking)} dos seus minutos`
    : `custa ${formatBRL(lateFeeOf(booking.pricePerMinuteCents))}, o preço de dez minutos`

/** Which of the two reads. */
export type Side = 'client' | 'consultant'
export const sideOf = (booking: Booking, personId: string): Side =>
  booking.client.id === personId ? 'client' : 'consultant'
export const otherOf = (booking: Booking, side: Side) => (side === 'client' ? booking.consultant : booking.client)

export const isAhead = ({ state }: Booking) => state === 'reserved' || state === 'confirmed'
/** Whether its microphone, and its camera, can be checked before. */
export const isOpenCall = (channel: Channel): channel is 'audio' | 'video' => isCall(channel) && isOpenChannel(channel)
export const wasNeverPaid = ({ freeUntil }: Booking) => freeUntil === null
export const endsAt = ({ startsAt, minutes }: Booking) => new Date(startsAt.getTime() + minutes * MINUTE_MS)
export const roomOpensAt = ({ startsAt }: Booking) => new Date(startsAt.getTime() - ROOM_OPENS_MS)

/** A booking's day and times in words, by the clock of a zone. */
export function whenInWords(booking: Booking, zone: string) {
  const [from, until] = [wallTimeIn(zone, booking.startsAt), wallTimeIn(zone, endsAt(booking))]
  return { day: dayInWords(from.day), times: `${from.time} às ${until.time}`, place: placeOf(zone), iso: from.day }
}

const LABELS: Record<BookingState, [words: string, tone: BadgeTone]> = {
  reserved: ['Falta pagar', 'warn'],
  confirmed: ['Marcada', 'good'],
  kept: ['Aconteceu', 'plain'],
  client_absent: ['Não veio', 'warn'],
  consultant_absent: ['Não veio', 'warn'],
  both_absent: ['Ninguém veio', 'plain'],
  undone: ['Desfeita por falha nossa', 'plain'],
  expired: ['Não foi paga', 'plain'],
  cancelled: ['Desmarcada', 'plain'],
}
export const labelOf = ({ state }: Pick<Booking, 'state'>, side: Side) => ({
  words: absenceWords(state, side) ?? LABELS[state][0],
  tone: LABELS[state][1],
})

const REASONS: Partial<Record<EndReason, { client: string; consultant: string }>> = {
  by_client: { client: 'Você desmarcou.', consultant: 'Quem marcou desmarcou.' },
  by_consultant: { client: 'O consultor desmarcou.', consultant: 'Você desmarcou.' },
  not_paid: { client: 'O tempo para pagar terminou.', consultant: 'Não foi paga.' },
  chosen_again: { client: 'Você escolheu outro horário.', consultant: 'Outro horário foi escolhido.' },
  hours_changed: { client: 'O horário saiu da agenda antes do pagamento.', consultant: 'Os seus horários mudaram.' },
  vacation: { client: 'O consultor está de férias nesse dia.', consultant: 'Você está de férias nesse dia.' },
  not_opened: {
    client: 'A sala não abriu, por uma falha nossa.',
    consultant: 'A sala não abriu, por uma falha nossa.',
  },
  not_possible: { client: 'Não pôde acontecer.', consultant: 'Não pôde acontecer.' },
}
export const reasonOf = ({ reason }: Booking, side: Side) => (reason ? REASONS[reason]?.[side] : undefined)

/** What a fee was for. */
export const feeWords = (state: BookingState) =>
  state === 'client_absent' ? 'por faltar ou sair logo no começo' : 'pela desistência em cima da hora'

/** What became of the money, in words for one of the two; undefined while it waits. */
export function moneyInWords(booking: Booking, side: Side): string | undefined {
  const { state, compensationCents: bonus } = booking
  if (state === 'reserved' || state === 'confirmed') return undefined
  const parts =
    side === 'client'
      ? [moneyOfClient(booking), bonus > 0n && `Você ganhou ${formatBRL(bonus)} de bônus.`]
      : [bonus > 0n && `${formatBRL(bonus)} dos seus ganhos viraram bônus de ${booking.client.name}.`]
  return parts.filter(Boolean).join(' ')
}

function moneyOfClient(booking: Booking): string {
  const { state, heldCents, feeCents, returnedCents } = booking
  if (booking.coveredMs > 0) return minutesInWords(booking)
  if (heldCents === 0n) return 'Nada foi cobrado.'
  const paid = heldCents - feeCents - returnedCents
  const parts = [
    paid > 0n && `${formatBRL(paid)} pelo tempo em que os dois estiveram lá.`,
    feeCents > 0n &&
      `${formatBRL(feeCents)} ${feeWords(state)}, ${paid > 0n ? 'até completar ' : ''}o preço de dez minutos.`,
    returnedCents > 0n && `${formatBRL(returnedCents)} de volta ao saldo.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** The same for minutes that paid it. */
function minutesInWords(booking: Booking) {
  const { coveredMs, usedMs, feeMs } = booking
  const left = coveredMs - usedMs - feeMs
  const parts = [
    usedMs > 0 && `${formatMinutes(usedMs)} juntos, pagos com minutos.`,
    feeMs > 0 && `${packMinutesOf(booking, feeMs)} dos minutos pela desistência em cima da hora.`,
    left > 0 && 'O resto está livre de novo.',
  ]
  return parts.filter(Boolean).join(' ')
}
