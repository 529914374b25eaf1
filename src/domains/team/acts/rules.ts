import { z } from 'zod/mini'
import { CHANNELS } from '#domains/consultants/rules.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('team', {
  person_not_found: [404, 'Não encontramos esta pessoa.'],
  not_a_consultant: [404, 'Esta pessoa não atende aqui.'],
})

/** What a second member of the team confirms. */
export const PROPOSED_ACTS = ['suspend', 'block', 'goodwill', 'commission'] as const
export type ProposedAct = (typeof PROPOSED_ACTS)[number]

/** What a proposal keeps of its act, besides person and reason. */
export const proposedDetails = {
  suspend: z.object({ hours: z.int() }),
  commission: z.object({ channel: z.nullable(z.enum(CHANNELS)), bps: z.nullable(z.int()), from: z.string() }),
  goodwill: z.object({ amountCents: z.int(), caseId: z.string() }),
}
