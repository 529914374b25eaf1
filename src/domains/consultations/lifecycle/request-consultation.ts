import { findOffer, isLasting, refuseVacation } from '#domains/consultants/index.ts'
import { guardConsultation } from '#domains/limits/index.ts'
import { queuePush } from '#domains/notifications/index.ts'
import { postJournals, takeSubject } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { refuseClosed } from '#platform/switches/guard-switch.ts'
import type { Centavos } from '#shared/money.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { reserveFunds } from '../billing/reserve-funds.ts'
import { shortfallReason } from '../billing/coverage.rules.ts'
import { isCall } from '../channels/rules.ts'
import { findNextBooking } from '../appointments/sql.ts'
import { sumBooked } from '../billing/booked.sql.ts'
import { APPOINTMENT_MS, deadlineOf } from '../state/deadlines.rules.ts'
import { moveAnnouncements } from './move-announcements.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { refuse, refuseBeforeBooking } from '../state/refusals.rules.ts'
import { insertRequested, lockClientRequests, lockRequestedOrOpen } from './requests.sql.ts'
import { grantWelcomeMinutes } from '../welcome-minutes/grant-welcome-minutes.ts'

type ConsultationRequest = {
  id: string
  clientId: string
  consultantId: string
  channel: ConsultationView['channel']
  limitCents?: Centavos | undefined
  welcome?: boolean | undefined
  subject?: string | undefined
  clock: Clock
}

/** Somebody who asks, and whom they ask: refuses where others come first. */
export type Admit = (tx: Tx, asked: { clientId: string; consultantId: string; at: Date }) => Promise<void>

const NOTHING_YET = { billedMs: 0n, coveredMs: 0n, held: 0n, heldPromotional: 0n, holdCount: 0 }

/**
 * Requests a consultation and reserves up to ten minutes of it, minutes first and then credit, or does neither. The
 * same id again is the same request. Refuses what keeps the two from talking now. Answers it as its client sees it.
 */
export const requestConsultation = (db: Db, request: ConsultationRequest, admit?: Admit): Promise<ConsultationView> =>
  inTransaction(db, (tx) => requestInTransaction(tx, request, admit))

/** The same inside the caller's transaction. */
export async function requestInTransaction(
  tx: Tx,
  { id, clientId, consultantId, channel, limitCents, welcome = false, subject, clock }: ConsultationRequest,
  admit?: Admit,
): Promise<ConsultationView> {
  await lockClientRequests(tx, clientId)
  const earlier = await lockRequestedOrOpen(tx, id, clientId)
  if (earlier.includes(id)) return readConsultation(tx, id, clientId)
  if (!(await takeSubject(tx, id, 'consultation'))) throw refuse('id_reused')
  const now = await clock(tx)
  const before = new Date(now.getTime() + APPOINTMENT_MS.keepsFree)
  const [offer, booking] = await Promise.all([
    findOffer(tx, consultantId, channel, now, clientId),
    findNextBooking(tx, { clientId, consultantId, before }),
  ])
  if (offer?.closed) throw refuseClosed(offer.closed)
  const obstacle = offer?.obstacle ?? null
  if (obstacle === 'blocked_by_client') throw refuse('blocked_by_you')
  if (offer?.backAt) throw refuseVacation(offer.backAt)
  // The same words as for somebody who is away, as on a vacation: whoever is blocked is never told. A break is
  // refused with the client's own limits, below.
  if (offer?.status !== 'online' || isLasting(obstacle)) throw refuse('consultant_unavailable')
  if (admit) await admit(tx, { clientId, consultantId, at: now })
  if (booking) throw refuseBeforeBooking(booking.startsAt, booking.isOfClient ? booking.consultantName : undefined)
  const { pricePerMinute, commissionBps, acceptsPackages, isAutomatic } = offer
  const { spendingLimit, allowance } = await guardConsultation(tx, {
    personId: clientId,
    wished: limitCents ?? null,
    booked: () => sumBooked(tx, { clientId, at: now, now }),
    now,
  })
  if (earlier.length > 0) throw refuse('already_open')
  const requested = {
    id,
    clientId,
    consultantId,
    channel,
    pricePerMinute,
    commissionBps,
    acceptsPackages,
    isAutomatic,
    spendingLimit,
    subject: subject || null,
    requestedAt: now,
    awaitsConfirmation: welcome,
    isWelcome: welcome,
  }
  if (welcome && isCall(channel)) throw refuse('welcome_not_available')
  const recordGrant =
    welcome && (await grantWelcomeMinutes(tx, { consultationId: id, clientId, consultantId, offer, now }))
  const next = await reserveFunds(tx, { ...requested, ...NOTHING_YET }, { allowance, at: now })
  const { coveredMs, held: money } = next?.reserved ?? NOTHING_YET
  const short = shortfallReason({ pricePerMinute, coveredMs, money, spendingLimit, allowance })
  if (short) throw refuse(welcome ? 'welcome_not_available' : short)
  if (!next) throw new Error('Three minutes are covered by nothing')
  const c = await insertRequested(tx, { ...requested, ...next.reserved })
  if (!c) throw refuse('not_found')
  if (recordGrant) await recordGrant()
  await postJournals(tx, next.journals)
  await announce(tx, ...moveAnnouncements(c, { state: 'requested', at: now, seq: 1 }))
  const ring = { personId: consultantId, kind: 'requests', key: `request:${id}`, path: `/consultation/${id}` } as const
  await queuePush(tx, { ...ring, until: deadlineOf(c)!, now })
  return consultationViewOf(c, { readerId: clientId, readAt: now })
}
