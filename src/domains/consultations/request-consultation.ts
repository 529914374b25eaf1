import { findOffer } from '#domains/consultants/index.ts'
import { guardConsultation } from '#domains/limits/index.ts'
import { postJournalsAtomically } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Consultation as ConsultationView } from './contract.ts'
import { reserveFunds } from './billing/reserve-funds.ts'
import { shortfallReason } from './billing/coverage.rules.ts'
import { coversMinimum } from './billing/money.rules.ts'
import { announceConsultationMove } from './move-consultation.ts'
import { refuse } from './rules.ts'
import { findOpenConsultationId, insertRequested, lockConsultationOf, recordChange } from './sql.ts'
import { grantWelcomeMinutes } from './welcome-minutes/grant-welcome-minutes.ts'

type ConsultationRequest = {
  id: string
  clientId: string
  consultantId: string
  channel: ConsultationView['channel']
  limitCents?: Centavos | undefined
  welcome?: boolean | undefined
  clock: Clock
}

const NOTHING_YET = { billedMs: 0n, coveredMs: 0n, held: 0n, heldPromotional: 0n, holdCount: 0 }

/**
 * Asks for the room and reserves up to ten minutes of it, from the client's minutes first and then from credit, or does
 * neither. The same id again is the same request. With the free minutes of the first time nothing else is reserved.
 * Refuses a consultant who is not online, a second open consultation, a balance or limit below three minutes, and what
 * the client's own limits do not allow.
 */
export async function requestConsultation(
  db: Db,
  { id, clientId, consultantId, channel, limitCents, welcome = false, clock }: ConsultationRequest,
) {
  return inTransaction(db, async (tx) => {
    if (await lockConsultationOf(tx, id, clientId)) return
    const now = await clock(tx)
    const offer = await findOffer(tx, consultantId, channel, now)
    if (offer?.status !== 'online' || consultantId === clientId) throw refuse('consultant_unavailable')
    const { pricePerMinute, commissionBps } = offer
    const { spendingLimit, allowance } = await guardConsultation(tx, {
      personId: clientId,
      wished: limitCents ?? null,
      now,
    })
    const asked = {
      id,
      clientId,
      consultantId,
      channel,
      pricePerMinute,
      commissionBps,
      spendingLimit,
      requestedAt: now,
    }
    if (!(await insertRequested(tx, asked))) {
      const open = await findOpenConsultationId(tx, clientId)
      if (open === id) return
      throw refuse(open ? 'already_open' : 'not_found')
    }
    if (welcome) await grantWelcomeMinutes(tx, { clientId, offer, now })
    const next = await reserveFunds(
      tx,
      { ...asked, ...NOTHING_YET, awaitsConfirmation: welcome },
      { allowance, at: now },
    )
    const coveredMs = next?.reserved.coveredMs ?? 0n
    if (!next || !coversMinimum({ pricePerMinute, ...next.reserved }))
      throw refuse(
        welcome ? 'welcome_not_available' : shortfallReason({ pricePerMinute, coveredMs, spendingLimit, allowance }),
      )
    await recordChange(tx, id, { ...next.reserved, awaitsConfirmation: welcome })
    await postJournalsAtomically(tx, next.journals)
    await announceConsultationMove(tx, asked, 'requested', null, now)
  })
}
