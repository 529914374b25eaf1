import { findOffer, isLasting, refuseVacation } from '#domains/consultants/index.ts'
import { chatPriceOf } from '#domains/consultants/rules.ts'
import { lockClientRequests, refuse as refuseConsultation, sumBooked } from '#domains/consultations/index.ts'
import { HOLD_MS, type LiveChannel, shortfallReason } from '#domains/consultations/rules.ts'
import { guardConsultation } from '#domains/limits/index.ts'
import { findCoverableMs, lockSpendable } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { refuseClosed } from '#platform/switches/guard-switch.ts'
import { placeMoved, queueMoved } from './facts.ts'
import { closedUntil, QUEUE_MS, refuse, refuseMissed } from './rules.ts'
import { findPlace, insertPlace, listMissed, lockQueue, othersComeFirst, waitsAnywhere } from './sql.ts'
import { checkWindow } from './check-window.ts'

type Joining = {
  id: string
  clientId: string
  consultantId: string
  channel: LiveChannel
  callback?: { fromAt?: Date | undefined; untilAt: Date; zone: string } | undefined
  clock: Clock
}

/**
 * Takes the last place of a queue; the same id again is the same place. Refuses what a request would be refused for,
 * three minutes of funds included, a second queue, missed turns, and a consultant who is free. Reserves nothing.
 */
export const joinQueue = (db: Db, { id, clientId, consultantId, channel, callback, clock }: Joining) =>
  inTransaction(db, async (tx) => {
    await lockClientRequests(tx, clientId)
    await lockQueue(tx, consultantId)
    const earlier = await findPlace(tx, id)
    if (earlier?.clientId === clientId && earlier.consultantId === consultantId) return
    if (earlier) throw refuse('id_reused')
    const at = await clock(tx)
    const window = callback ? checkWindow({ ...callback, fromAt: callback.fromAt ?? null }, at) : undefined
    const offer = await guardOffer(tx, { clientId, consultantId, channel, at })
    const limits = await guardConsultation(tx, {
      personId: clientId,
      wished: null,
      booked: () => sumBooked(tx, { clientId, at, now: at }),
      now: at,
    })
    if (await waitsAnywhere(tx, clientId)) throw refuse('waits_already')
    const closed = closedUntil(await listMissed(tx, clientId, new Date(at.getTime() - QUEUE_MS.missed)), at)
    if (closed) throw refuseMissed(closed)
    const isFree = offer.status === 'online' && !(await othersComeFirst(tx, { clientId, consultantId, at }))
    if (isFree) throw refuse('free_now')
    const short = await findShortfall(tx, { clientId, consultantId, channel, offer, limits, at })
    if (short) throw refuseConsultation(short)
    const kind = window ? 'callback' : 'now'
    const { fromAt, untilAt } = window ?? { fromAt: null, untilAt: null }
    if (!(await insertPlace(tx, { id, clientId, consultantId, channel, kind, fromAt, untilAt, at })))
      throw refuse('waits_already')
    await announce(tx, placeMoved(clientId, { id, state: 'waiting' }), queueMoved(consultantId))
  })

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>
type Parties = { clientId: string; consultantId: string; channel: LiveChannel; at: Date }

/** The present offer to this client; refused in the words of a request. */
async function guardOffer(tx: Tx, { clientId, consultantId, channel, at }: Parties): Promise<Offer> {
  const offer = await findOffer(tx, consultantId, channel, at, clientId)
  if (offer?.closed) throw refuseClosed(offer.closed)
  if (offer?.obstacle === 'blocked_by_client') throw refuseConsultation('blocked_by_you')
  if (offer?.backAt) throw refuseVacation(offer.backAt)
  if (!offer || offer.status === 'offline' || isLasting(offer.obstacle)) throw refuse('not_here')
  return offer
}

/** Why a request would not be covered for three minutes now; undefined: it would. */
async function findShortfall(
  tx: Tx,
  {
    clientId,
    consultantId,
    channel,
    offer: { pricePerMinute, acceptsPackages },
    limits: { spendingLimit, allowance },
    at,
  }: Parties & { offer: Offer; limits: Awaited<ReturnType<typeof guardConsultation>> },
) {
  const coveredMs = await findCoverableMs(tx, {
    personId: clientId,
    requestedMs: HOLD_MS,
    consultantId,
    channel,
    pricePerMinute,
    chatPricePerMinute: chatPriceOf(pricePerMinute, channel),
    isWelcome: false,
    acceptsPackages,
    at,
  })
  const { available, promotional } = await lockSpendable(tx, clientId, { consultantId })
  return shortfallReason({ pricePerMinute, coveredMs, money: available + promotional, spendingLimit, allowance })
}
