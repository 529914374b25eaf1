import { sumBooked } from '#domains/consultations/index.ts'
import { guardBooking, lockLimits } from '#domains/limits/index.ts'
import {
  beginAttempt,
  isUnderWay,
  listAttempts,
  type PaymentAttempt,
  requestPayment,
  type PaymentContext,
} from '#domains/payments/index.ts'
import { maxInstallments, LEAST_AMOUNT, type PaymentMethod, refuse as refusePayment } from '#domains/payments/rules.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { holdAndConfirm } from './confirm-booking.ts'
import { planHold } from './plan-hold.ts'
import { payWithMinutes } from './pay-with-minutes.ts'
import { refuse } from './rules.ts'
import { type Booking, lockBooking, recordHeld } from './sql.ts'

type Paying = {
  id: string
  clientId: string
  paymentId: string
  method?: PaymentMethod | undefined
  installments: number
  /** What the balance pays, bonus first, in centavos; the payment is for the rest. */
  fromBalance: Centavos
  /** Minutes of packages and plans pay all of it. */
  fromMinutes?: boolean | undefined
  /** The network address of whoever pays. */
  address: string
}

/**
 * Pays a reservation from the balance or with minutes, or asks for a payment of the rest; repeated, the open one.
 * Refuses one that is over, minutes or a share that do not do, a break, own limits, and too many instalments or
 * attempts.
 */
export async function payBooking(context: PaymentContext, paying: Paying): Promise<void> {
  const { id, clientId, fromBalance, fromMinutes = false, address } = paying
  const asked = await inTransaction(context.db, async (tx) => {
    // Before the booking, as whoever chooses another time or moves one.
    await lockLimits(tx, clientId)
    const booking = await lockBooking(tx, id)
    if (booking?.clientId !== clientId) throw refuse('not_found')
    if (booking.confirmedAt) return undefined
    const at = await context.clock(tx)
    if (booking.state !== 'reserved' || at >= booking.expiresAt) throw refuse('reservation_over')
    const booked = () => sumBooked(tx, { clientId, at: booking.startsAt, now: at, except: id })
    const price = fromMinutes ? 0n : booking.price
    await guardBooking(tx, { personId: clientId, price, startsAt: booking.startsAt, booked, now: at })
    const attempts = await listAttempts(tx, 'booking', [id])
    // Its money is here and confirms it; from the balance it would be paid twice.
    if (attempts.some(({ paidAt }) => paidAt)) return undefined
    if (fromMinutes) {
      await payWithMinutes(tx, booking, at)
      return undefined
    }
    if (fromBalance === booking.price) {
      if (!(await holdAndConfirm(tx, booking, at))) throw refuse('balance_changed')
      return undefined
    }
    const attempt = await attemptOf(tx, booking, attempts, paying, at)
    await holdShare(tx, booking, attempts, fromBalance)
    return { ...attempt, amount: booking.price - fromBalance, validForMs: booking.expiresAt.getTime() - at.getTime() }
  })
  if (!asked) return
  const { paymentId, method, installments, amount, validForMs } = asked
  const returnPath = `/agendar?reserva=${id}`
  await requestPayment(context, {
    id: paymentId,
    personId: clientId,
    amount,
    method,
    installments,
    validForMs,
    returnPath,
    address,
    description: 'Consulta marcada',
  })
}

/** The balance's part of a booking that a payment completes. Another part needs that no payment is open any more. */
async function holdShare(tx: Tx, booking: Booking, attempts: readonly PaymentAttempt[], share: Centavos) {
  if (share === booking.held) return
  if (share < booking.held || attempts.some(isUnderWay)) throw refuse('balance_share_chosen')
  const hold = await planHold(tx, booking, share - booking.held)
  if (!hold) throw refuse('balance_changed')
  await postJournals(tx, [hold.journal])
  await recordHeld(tx, booking.id, hold.held, hold.heldPromotional)
  await announce(tx, balanceMoved(booking.clientId))
}

/** The open attempt by that method, or a new one. */
async function attemptOf(
  tx: Tx,
  { id, clientId, price }: Booking,
  attempts: readonly PaymentAttempt[],
  { paymentId, method, installments: wished, fromBalance }: Paying,
  at: Date,
) {
  const rest = price - fromBalance
  if (rest < LEAST_AMOUNT) throw refuse('balance_share_impossible')
  if (!method) throw refuse('method_missing')
  const installments = method === 'card' ? wished : 1
  if (installments > maxInstallments(rest)) throw refusePayment('too_many_installments')
  return beginAttempt(
    tx,
    { kind: 'booking', id },
    { paymentId, personId: clientId, method, installments, fromBalance, cardId: null, at },
    { attempts, refuse },
  )
}
