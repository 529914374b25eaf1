import { z } from 'zod/mini'
import { CHANNELS } from '#domains/consultants/rules.ts'
import { MOST_INSTALLMENTS, PAYMENT_METHODS } from '#domains/payments/rules.ts'
import { cents, endpoint, idParam, instant, newId, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import { BookingMinutes, day } from '../hours/contract.ts'
import { BOOKING_STATES, END_REASONS } from './rules.ts'

export const Booking = z.object({
  id: z.string(),
  state: tolerantEnum(BOOKING_STATES, 'cancelled'),
  reason: z.nullable(tolerantEnum(END_REASONS, 'not_paid')),
  channel: tolerantEnum(CHANNELS, 'chat'),
  consultant: z.object({
    id: z.string(),
    name: z.string(),
    imageUrl: z._default(z.nullable(z.string()), null),
    /** A program attends in this name. */
    isAutomatic: z._default(z.boolean(), false),
  }),
  client: z.object({ id: z.string(), name: z.string() }),
  startsAt: instant,
  minutes: z.int(),
  /** The clock of the client's screens and mails. */
  zone: z.string(),
  pricePerMinuteCents: cents,
  priceCents: cents,
  /** Until when it can be paid. */
  expiresAt: instant,
  /** Until when the reader cancels without a cost; null: it is not paid. */
  freeUntil: z.nullable(instant),
  /** When its client agreed to this start; null: it is not paid. */
  agreedAt: z._default(z.nullable(instant), null),
  /** Its client may still move it. */
  canMove: z.catch(z.boolean(), false),
  /** Another start that its consultant proposes; null: none waits for an answer. */
  proposal: z._default(
    z.nullable(
      z.object({
        startsAt: instant,
        /** Until when the start is held and can be accepted. */
        answerBy: instant,
        /** Until when the client cancels without a fee if they accept now. */
        freeUntil: instant,
      }),
    ),
    null,
  ),
  /** Its consultant may propose another start. */
  canPropose: z.catch(z.boolean(), false),
  /** What cancelling would cost the reader now: the client the fee, a consultant who is late the client's bonus. */
  cancellingCostsCents: cents,
  /** When its room opened, with the booking's id; null: it is not open yet. */
  openedAt: z._default(z.nullable(instant), null),
  /** The client's money aside, and what it became in the end. */
  heldCents: cents,
  /** Of that, what came from bonus, and goes back as bonus. */
  heldBonusCents: z._default(cents, 0n),
  feeCents: cents,
  /** For the time in which both were there. */
  capturedCents: z._default(cents, 0n),
  returnedCents: cents,
  /** Bonus that the client got at the consultant's cost, who did not come or cancelled late. */
  compensationCents: z._default(cents, 0n),
  /** Of the client's minutes: what pays it, and what it used for the time together and for not coming. */
  coveredMs: z._default(z.number(), 0),
  usedMs: z._default(z.number(), 0),
  feeMs: z._default(z.number(), 0),
  /** What cancelling would cost the reader now, of those minutes. */
  cancellingCostsMs: z._default(z.number(), 0),
  /** The client's minutes cover all of it, and may pay it. */
  isCoverable: z.catch(z.boolean(), false),
  /** The payment to follow, for the client only. */
  payment: z.nullable(
    z.object({ id: z.string(), method: tolerantEnum(PAYMENT_METHODS, 'card'), installments: z.int() }),
  ),
  readAt: instant,
})
export type Booking = z.infer<typeof Booking>

/** A start as it is chosen. */
export const startInput = z.pipe(
  z.iso.datetime('Escolha um horário.'),
  z.transform((text: string) => new Date(text)),
)

export const reserveBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  access: 'client',
  begins: true,
  summary: 'Hold a start for fifteen minutes at the price that was seen; the same id again is the same reservation',
  input: z.object({
    id: newId,
    consultantId: idParam,
    channel: z.enum(CHANNELS, 'Escolha por onde conversar.'),
    startsAt: startInput,
    minutes: BookingMinutes,
    zone: madeText(60, 'Diga o fuso.'),
    seenCents: cents.check(z.refine((price) => price > 0n, 'Confira o preço.')),
    /** The separate yes to what a late cancellation or not appearing costs: nothing is booked without it. */
    agreesToFee: z.literal(true, 'Confirme que leu quanto custa desmarcar em cima da hora ou não aparecer.'),
  }),
  output: Booking,
})

export const payBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/pay',
  access: 'client',
  begins: true,
  summary:
    'Pay a reservation by the balance, a payment or both, or by minutes; without a method when nothing is left to pay',
  input: z.object({
    id: idParam,
    paymentId: newId,
    method: z.optional(z.enum(PAYMENT_METHODS, 'Escolha como pagar: Pix ou cartão.')),
    fromBalanceCents: z._default(
      cents.check(z.refine((part) => part >= 0n, 'Informe um valor que não seja negativo.')),
      0n,
    ),
    /** Minutes of packages and plans pay all of it. */
    fromMinutes: z.optional(z.boolean('Diga se os minutos pagam.')),
    installments: z._default(
      z
        .int('Escolha em quantas vezes.')
        .check(z.gte(1, 'Escolha em quantas vezes.'), z.lte(MOST_INSTALLMENTS, 'No máximo em doze vezes.')),
      1,
    ),
  }),
  output: Booking,
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  access: 'signed-in',
  summary: 'Cancel before the booked time, at the fee that was seen',
  input: z.object({
    id: idParam,
    seenFeeCents: cents.check(z.refine((fee) => fee >= 0n, 'Confira o valor.')),
    seenFeeMs: z.optional(z.int('Confira os minutos.').check(z.gte(0, 'Confira os minutos.'))),
  }),
  output: Booking,
})

export const rescheduleBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/move',
  access: 'client',
  summary: 'Move a booking from the start that was seen to another one, once, until two hours before',
  input: z.object({ id: idParam, from: startInput, startsAt: startInput }),
  output: Booking,
})

export const readBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/:id',
  access: 'signed-in',
  viewable: true,
  summary: 'One of your bookings; a consultant sees it once it is paid',
  input: z.object({ id: idParam }),
  output: Booking,
})

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  access: 'signed-in',
  viewable: true,
  summary: 'Your bookings: what is ahead, soonest first, then what is over; or what is ahead alone, or of a week',
  input: z.object({
    ahead: z.optional(z.literal('true')),
    /** The first day of seven, by any clock. */
    week: z.optional(day('Diga o primeiro dia da semana.')),
  }),
  output: z.object({ bookings: tolerantList(Booking) }),
})
