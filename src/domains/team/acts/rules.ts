import { z } from 'zod/mini'
import type { Capability } from '#shared/capabilities.ts'
import { CHANNELS } from '#domains/consultants/rules.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('team', {
  person_not_found: [404, 'Não encontramos esta pessoa.'],
  not_a_consultant: [404, 'Esta pessoa não atende aqui.'],
})

/** What a second member of the team confirms on a person, and who may do so. What is given is in `four-eyes`. */
export const CAPABILITY_OF_ACT = {
  suspend: 'suspensions',
  block: 'suspensions',
  commission: 'consultants',
} as const satisfies Record<string, Capability>
export type ProposedAct = keyof typeof CAPABILITY_OF_ACT

/** What a proposal keeps of its act, besides person and reason. */
export const proposedDetails = {
  suspend: z.object({ hours: z.int() }),
  commission: z.object({ channel: z.nullable(z.enum(CHANNELS)), bps: z.nullable(z.int()), from: z.string() }),
}
