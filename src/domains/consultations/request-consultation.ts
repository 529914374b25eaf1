import { findOffer } from '#domains/consultants/index.ts'
import { guardTalk } from '#domains/limits/index.ts'
import { postTogether } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Consultation as Seen } from './contract.ts'
import { reserveNext } from './covering/reserve-next.ts'
import { shortOf } from './covering/rules.ts'
import { coversTheLeast } from './money/rules.ts'
import { tellMove } from './move-consultation.ts'
import { refuse } from './rules.ts'
import { findOpenOfClient, insertRequested, lockConsultationOf, recordChange } from './sql.ts'
import { giveWelcome } from './welcome/give-welcome.ts'

type Request = {
  id: string
  clientId: string
  consultantId: string
  channel: Seen['channel']
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
  { id, clientId, consultantId, channel, limitCents, welcome = false, clock }: Request,
) {
  return inTransaction(db, async (tx) => {
    if (await lockConsultationOf(tx, id, clientId)) return
    const now = await clock(tx)
    const offer = await findOffer(tx, consultantId, channel, now)
    if (offer?.status !== 'online' || consultantId === clientId) throw refuse('consultant_unavailable')
    const { pricePerMinute, commissionBps } = offer
    const { spendingLimit, room } = await guardTalk(tx, { personId: clientId, wished: limitCents ?? null, now })
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
      const open = await findOpenOfClient(tx, clientId)
      if (open === id) return
      throw refuse(open ? 'already_open' : 'not_found')
    }
    if (welcome) await giveWelcome(tx, { clientId, offer, now })
    const next = await reserveNext(tx, { ...asked, ...NOTHING_YET, awaitsYes: welcome }, { room, at: now })
    const coveredMs = next?.reserved.coveredMs ?? 0n
    if (!next || !coversTheLeast({ pricePerMinute, ...next.reserved }))
      throw refuse(welcome ? 'welcome_not_here' : shortOf({ pricePerMinute, coveredMs, spendingLimit, room }))
    await recordChange(tx, id, { ...next.reserved, awaitsYes: welcome })
    await postTogether(tx, next.journals)
    await tellMove(tx, asked, 'requested', null, now)
  })
}
