import { findOffer, isLasting } from '#domains/consultants/index.ts'
import { type Channel, OPEN_CHANNELS } from '#domains/consultants/rules.ts'
import { isLive } from '#domains/consultations/rules.ts'
import { sumBooked } from '#domains/consultations/index.ts'
import { guardBooking, lockLimits } from '#domains/limits/index.ts'
import { takeSubject } from '#domains/wallet/index.ts'
import { refuseClosed } from '#platform/switches/guard-switch.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { refuse as refuseHours } from '../hours/rules.ts'
import { listAgendas, lockPlaces } from '../hours/sql.ts'
import type { BookingMinutes } from '../rules.ts'
import { isBookable } from '../slots.rules.ts'
import { isZone } from '#shared/zone.ts'
import { releaseReservations } from './release-reservations.ts'
import { guardUnpaid } from './guard-unpaid.ts'
import { isCoverable } from './pay-with-minutes.ts'
import { HELD_FOR_MS, MOST_AHEAD, MOST_UNPAID_A_DAY, refuse } from './rules.ts'
import { countOf, insertBooking } from './reservations.sql.ts'
import { type Booking, findBooking } from './sql.ts'

const MINUTE_MS = 60_000

type Reservation = {
  id: string
  clientId: string
  consultantId: string
  channel: Channel
  startsAt: Date
  minutes: BookingMinutes
  /** The clock that the client's screens and mails show. */
  zone: string
  /** What the summary said it costs, in centavos. */
  seen: Centavos
}

/**
 * Holds a start for fifteen minutes at today's price; repeated, the same reservation. Refuses what is no slot, a
 * program, a closed channel, a changed price, a break, own limits, two who do not meet, too many bookings, unpaid ones,
 * and a reused id.
 */
export const reserveBooking = (
  db: Db,
  {
    clock,
    openChannels = OPEN_CHANNELS,
    address,
    ...wanted
  }: Reservation & { clock: Clock; openChannels?: readonly Channel[]; address?: string },
): Promise<Booking> =>
  inTransaction(db, async (tx) => {
    const { id, clientId, consultantId, channel, startsAt, minutes, zone, seen } = wanted
    if (!isZone(zone)) throw refuseHours('zone_unknown')
    await lockPlaces(tx, [clientId, consultantId])
    const earlier = await findBooking(tx, id)
    if (earlier) return sameAs(earlier, wanted)
    if (!(await takeSubject(tx, id, 'booking'))) throw refuse('id_reused')
    const now = await clock(tx)
    const offer = await findOffer(tx, consultantId, channel, now, clientId)
    if (offer?.closed) throw refuseClosed(offer.closed)
    if (offer?.obstacle === 'blocked_by_client') throw refuse('blocked_by_you')
    if (offer?.isAutomatic) throw refuseHours('of_program')
    if (!offer || !isLive(channel) || !openChannels.includes(channel)) throw refuse('channel_closed')
    // The same words as for somebody without an agenda: whoever is blocked is never told.
    if (isLasting(offer.obstacle)) throw refuse('not_bookable')
    const price = offer.pricePerMinute * BigInt(minutes)
    if (price !== seen) throw refuse('price_changed')
    // Before the bookings and accounts that it gives money back to.
    await lockLimits(tx, clientId)
    const isChosenAgain = await releaseReservations(tx, { clientId, consultantId, isChoosingAgain: true, now })
    const booked = () => sumBooked(tx, { clientId, at: startsAt, now, except: id })
    // Limits are about money: it may be paid with minutes.
    const isFree = await isCoverable(tx, { ...wanted, pricePerMinute: offer.pricePerMinute }, now, offer)
    await guardBooking(tx, { personId: clientId, price: isFree ? 0n : price, startsAt, booked, now })
    const { ahead, unpaid } = await countOf(tx, clientId, now)
    if (ahead >= MOST_AHEAD) throw refuse('too_many_bookings')
    if (unpaid >= MOST_UNPAID_A_DAY) throw refuse('too_many_reservations')
    if (!isFree) await guardUnpaid(tx, { ...wanted, price, address, isChosenAgain, now })
    const pauseMinutes = await guardSlot(tx, wanted, now)
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS)
    const { pricePerMinute, commissionBps } = offer
    await insertBooking(tx, {
      id,
      clientId,
      consultantId,
      channel,
      startsAt,
      minutes,
      endsAt,
      pricePerMinute,
      price,
      commissionBps,
      clientZone: zone,
      busyUntil: new Date(endsAt.getTime() + pauseMinutes * MINUTE_MS),
      reservedAt: now,
      expiresAt: new Date(now.getTime() + HELD_FOR_MS),
    })
    return (await findBooking(tx, id))!
  })

/** Answers a repeated request; refuses other content under a known id. */
function sameAs(earlier: Booking, { clientId, consultantId, channel, startsAt, minutes }: Reservation): Booking {
  const isSame =
    earlier.clientId === clientId &&
    earlier.consultantId === consultantId &&
    earlier.channel === channel &&
    earlier.startsAt.getTime() === startsAt.getTime() &&
    earlier.minutes === minutes
  if (!isSame) throw refuse('id_reused')
  return earlier
}

/** The one function of the list decides, under the locks of both. Answers the consultant's pause. */
async function guardSlot(tx: Tx, { clientId, consultantId, startsAt, minutes }: Reservation, now: Date) {
  const [agenda] = await listAgendas(tx, [consultantId], { clientId, now })
  if (!agenda) throw refuse('not_bookable')
  const { schedule, busy, clientBusy } = agenda
  const asked = { minutes, now: now.getTime() }
  const start = startsAt.getTime()
  if (!isBookable(schedule, start, { ...asked, busy, clientBusy }))
    throw refuse(isBookable(schedule, start, { ...asked, busy: [] }) ? 'slot_taken' : 'slot_not_offered')
  return schedule.pauseMinutes
}
