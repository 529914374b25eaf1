import { lockClientRequests, requestInTransaction } from '#domains/consultations/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { placeMoved, queueMoved } from './facts.ts'
import { QUEUE_MS, refuse, turnEndsAt } from './rules.ts'
import { lockPlace } from './due.sql.ts'
import { findPlace, lockQueue, recordRequest } from './sql.ts'

type Yes = {
  id: string
  clientId: string
  consultantId: string
  /** Of the request, made by the browser. */
  consultationId: string
  /** The price of a minute that was agreed to, in centavos. */
  seenPrice: Centavos
  limitCents?: Centavos | undefined
  subject?: string | undefined
  clock: Clock
  turnMs?: number | undefined
}

/**
 * The yes to a turn: a request like any other; two tabs that say yes make one. Refuses before and after the turn, at
 * another price than the one seen, and what a request is refused for; then the turn goes on.
 */
export const takeTurn = (db: Db, { id, clientId, consultantId, turnMs = QUEUE_MS.turn, ...yes }: Yes) =>
  inTransaction(db, async (tx) => {
    await lockClientRequests(tx, clientId)
    const found = await findPlace(tx, id)
    if (found?.clientId !== clientId || found.consultantId !== consultantId) throw refuse('not_found')
    await lockQueue(tx, consultantId)
    const { clock, limitCents, subject, seenPrice } = yes
    const at = await clock(tx)
    const place = (await lockPlace(tx, id, at))!
    const request = { clientId, consultantId, channel: place.channel, limitCents, subject, clock }
    if (place.consultationId) return requestInTransaction(tx, { ...request, id: place.consultationId })
    if (place.state === 'waiting') throw refuse('not_your_turn')
    if (place.state !== 'offered' || at >= turnEndsAt(place.offeredAt!, turnMs)) throw refuse('turn_over')
    const consultation = await requestInTransaction(tx, { ...request, id: yes.consultationId })
    if (consultation.pricePerMinuteCents !== seenPrice) throw refuse('price_changed')
    await recordRequest(tx, id, consultation.id)
    await announce(tx, placeMoved(clientId, { id, state: 'requested' }), queueMoved(consultantId))
    return consultation
  })
