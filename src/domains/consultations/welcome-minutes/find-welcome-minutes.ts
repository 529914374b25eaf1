import { findOffer } from '#domains/consultants/index.ts'
import { findWelcomeMinutesLeft } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { WELCOME_MS, welcomeEarnings, type WelcomeRefusal, welcomeRefusal } from './rules.ts'
import { findWelcomeState } from './sql.ts'

type Asked = { clientId: string; consultantId?: string | undefined; now: Date }

/**
 * How long somebody's welcome minutes last, in milliseconds, with this consultant or with anybody, and why they do not:
 * zero once they had a consultation, once the minutes expired, and for every other reason in `WELCOME_REFUSALS`.
 */
export async function findWelcomeMinutes(
  sql: Sql,
  { clientId, consultantId, now }: Asked,
): Promise<{ leftMs: bigint; refusal: WelcomeRefusal | null }> {
  const state = await findWelcomeState(sql, {
    clientId,
    consultantId: consultantId ?? null,
    day: dayInSaoPaulo(now),
  })
  const offer = consultantId && !state.hasConsulted ? await findOffer(sql, consultantId, 'chat', now) : undefined
  const refusal = welcomeRefusal(state, offer ? welcomeEarnings(offer, WELCOME_MS) : 0n)
  if (refusal) return { leftMs: 0n, refusal }
  const leftMs = (await findWelcomeMinutesLeft(sql, clientId)) ?? WELCOME_MS
  return { leftMs, refusal: leftMs > 0n ? null : 'used' }
}
