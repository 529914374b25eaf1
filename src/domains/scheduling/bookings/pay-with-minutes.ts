import { findOffer, type Offer } from '#domains/consultants/index.ts'
import { chatPriceOf } from '#domains/consultants/rules.ts'
import { isUnderWay, listAttempts } from '#domains/payments/index.ts'
import { findCoverableMs, holdMinutes } from '#domains/wallet/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import { confirm } from './confirm-booking.ts'
import { refuse } from './rules.ts'
import type { Booking } from './sql.ts'

const MINUTE_MS = 60_000n

type Wanted = Pick<Booking, 'clientId' | 'consultantId' | 'channel' | 'startsAt' | 'minutes' | 'pricePerMinute'>

/** The whole length, by minutes that are still valid on the booked day, with a consultant who accepts them. */
const coverageOf = (b: Wanted, offer: Pick<Offer, 'acceptsPackages'> | undefined) => ({
  personId: b.clientId,
  consultantId: b.consultantId,
  channel: b.channel,
  pricePerMinute: b.pricePerMinute,
  chatPricePerMinute: chatPriceOf(b.pricePerMinute, b.channel),
  acceptsPackages: offer?.acceptsPackages ?? false,
  requestedMs: BigInt(b.minutes) * MINUTE_MS,
  isWelcome: false,
  at: b.startsAt,
})

/** Whether the client's minutes cover all of it. `offer`: the consultant's, if it is known. */
export async function isCoverable(sql: Sql, b: Wanted, now: Date, offer?: Offer): Promise<boolean> {
  const known = offer ?? (await findOffer(sql, b.consultantId, b.channel, now, b.clientId))
  const request = coverageOf(b, known)
  return (await findCoverableMs(sql, request)) === request.requestedMs
}

/**
 * Pays a locked reservation with minutes of packages and plans, whole or not at all (decision 94), and confirms it.
 * Refuses minutes that do not cover it, and while a payment of it is open or some of its price is aside.
 */
export async function payWithMinutes(tx: Tx, booking: Booking, at: Date) {
  const attempts = await listAttempts(tx, 'booking', [booking.id])
  if (booking.held > 0n || attempts.some(isUnderWay)) throw refuse('balance_share_chosen')
  const request = coverageOf(booking, await findOffer(tx, booking.consultantId, booking.channel, at, booking.clientId))
  const coveredMs = await holdMinutes(tx, { ...request, consultationId: booking.id, now: at })
  if (coveredMs < request.requestedMs) throw refuse('minutes_not_enough')
  await confirm(tx, booking, { held: 0n, heldPromotional: 0n, coveredMs }, at)
}
