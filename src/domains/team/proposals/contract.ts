import { z } from 'zod/mini'
import { cents, endpoint, idParam, instant, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { OUTCOMES } from '#domains/accounts/proposals.rules.ts'

/** What somebody decided, and a second person of the team confirms. */
export const Proposal = z.object({
  id: z.string(),
  /** As accounts' PROPOSAL_KINDS; a newer server may know more. */
  kind: z.string(),
  reason: z.string(),
  /** Of what is given. */
  amountCents: z.nullable(cents),
  /** Of a suspension. */
  hours: z.nullable(z.int()),
  /** Of a commission: the share in hundredths of a percent, null for the tier's. */
  bps: z.nullable(z.int()),
  /** Of another tier: which one. */
  tier: z.nullable(z.string()),
  /** Of a member of the team. */
  roles: z.nullable(z.array(z.string())),
  /** Of an invitation to the team: name and address. */
  invited: z.nullable(z.string()),
  byName: z.string(),
  proposedAt: instant,
  expiresAt: instant,
  /** Null: it waits. */
  outcome: z.nullable(tolerantEnum(OUTCOMES, 'withdrawn')),
  decidedByName: z.nullable(z.string()),
})
export type Proposal = z.infer<typeof Proposal>

const OpenProposal = z.extend(Proposal, {
  personId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  /** Of a correction: what is and what it should be, as far as whoever confirms has to see it. */
  correction: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Whether it is the reader's own, who may withdraw it. */
  isOwn: z.boolean(),
  /** Whether the reader may confirm it now. */
  mayConfirm: z.boolean(),
  /** From when whoever proposed it confirms alone, where there is nobody else; null: there was when it was proposed. */
  aloneFrom: z.nullable(instant),
})
export type OpenProposal = z.infer<typeof OpenProposal>

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/team/proposals',
  access: 'team',
  summary:
    'What waits for a second person, of what the reader may decide, the longest waiting first: all, at most a hundred, or one',
  input: z.object({ id: z.optional(idParam) }),
  output: z.object({ proposals: tolerantList(OpenProposal) }),
})

export const decideProposal = endpoint({
  method: 'POST',
  path: '/api/team/proposals/:id/decision',
  access: 'team:people',
  needsPassword: true,
  summary:
    'Confirm what somebody else decided, which is then done, or refuse it; the own one is withdrawn. What the reader may not decide is as if it did not exist',
  input: z.object({ id: idParam, isConfirmed: z.boolean() }),
  output: nothing,
})
