import { z } from 'zod/mini'
import { cents, endpoint, idParam, instant, tolerantList } from '#shared/contract.ts'
import { PROPOSAL_KINDS } from './rules.ts'

/** What somebody decided, and a second person of the team confirms. */
const OpenProposal = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  reason: z.string(),
  personId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  /** Of what is given. */
  amountCents: z.nullable(cents),
  /** Of a suspension. */
  hours: z.nullable(z.int()),
  /** Of a commission: the share in hundredths of a percent, null for the tier's. */
  bps: z.nullable(z.int()),
  byName: z.string(),
  proposedAt: instant,
  /** Null: it waits until somebody decides. */
  expiresAt: z.nullable(instant),
  /** Whether it is the reader's own, who may withdraw it. */
  isOwn: z.boolean(),
  /** Whether the reader may confirm it now. */
  mayConfirm: z.boolean(),
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
