import type { Offer } from '#domains/consultants/index.ts'
import { grantMinutes } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { refuse } from '../state/refusals.rules.ts'
import { lockWelcomeBudget } from './budget/sql.ts'
import { WELCOME_MS, WELCOME_VALID_MS, welcomeEarnings, type WelcomeRefusal, welcomeRefusal } from './rules.ts'
import { findWelcomeState, insertGrant, lockFingerprintsOf, reserveDay } from './sql.ts'

type WelcomeRequest = {
  consultationId: string
  clientId: string
  consultantId: string
  offer: Pick<Offer, 'acceptsWelcome' | 'pricePerMinute' | 'commissionBps'>
  now: Date
}

/**
 * Grants the welcome minutes, in the caller's transaction, once per person, and reserves their cost from the
 * consultant's day. Refuses a consultant who does not accept them, and a client by `WELCOME_REFUSALS`. Answers how to
 * record the consultation, once it is inserted.
 */
export async function grantWelcomeMinutes(
  tx: Tx,
  { consultationId, clientId, consultantId, offer, now }: WelcomeRequest,
): Promise<() => Promise<void>> {
  if (!offer.acceptsWelcome) throw refuse('welcome_not_available')
  const day = dayInSaoPaulo(now)
  const reserved = welcomeEarnings(offer, WELCOME_MS)
  await lockFingerprintsOf(tx, clientId)
  await lockWelcomeBudget(tx)
  const refusal = welcomeRefusal(await findWelcomeState(tx, { clientId, consultantId, day }), reserved)
  if (refusal) throw refuseWelcome(refusal)
  const grant = { consultationId, clientId, consultantId, day, reserved }
  if (!(await reserveDay(tx, grant))) throw refuseWelcome('day_full')
  await grantMinutes(tx, {
    id: crypto.randomUUID(),
    personId: clientId,
    kind: 'welcome',
    title: 'Primeira conversa: 5 minutos grátis',
    value: 0n,
    totalMs: WELCOME_MS,
    ceiling: null,
    grantedAt: now,
    expiresAt: new Date(now.getTime() + WELCOME_VALID_MS),
  })
  return async () => {
    if (!(await insertGrant(tx, grant))) throw refuseWelcome('phone_used')
  }
}

const refuseWelcome = (refusal: WelcomeRefusal) =>
  refuse(refusal === 'used' ? 'welcome_not_available' : `welcome_${refusal}`)
