import { grantMinutes, sumDebts } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { WELCOME_VALID_MS, WELCOME_MS } from './rules.ts'
import { hasHadConsultation } from './sql.ts'

type WelcomeRequest = { clientId: string; offer: { acceptsWelcome: boolean }; now: Date }

/**
 * Grants the welcome minutes, as part of the caller's transaction, once per person however often they ask. Refuses a
 * consultant who does not accept them, a client who has had a consultation, and one who owes.
 */
export async function grantWelcomeMinutes(tx: Tx, { clientId, offer, now }: WelcomeRequest) {
  if (!offer.acceptsWelcome || (await hasHadConsultation(tx, clientId))) throw refuse('welcome_not_available')
  if ((await sumDebts(tx, clientId)) > 0n) throw refuse('welcome_not_available')
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
}
