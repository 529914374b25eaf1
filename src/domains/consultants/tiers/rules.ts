import { refusals } from '#shared/refusal.ts'
import type { Tier } from '../rules.ts'

export const refuse = refusals('consultants', {
  tier_unchanged: [409, 'Este já é o nível da pessoa, agora e no que está combinado. Nada mudou.'],
})

/** Refuses a tier that is in force and stays so: `promised` are the one of now and those of later days. */
export function guardTier(tier: Tier, promised: readonly Tier[]) {
  if (promised.every((one) => one === tier)) throw refuse('tier_unchanged', { tier: 'Escolha outro nível.' })
}
