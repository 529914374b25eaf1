import { z } from 'zod/mini'
import { cents, endpoint, idParam, instant, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { GIFT_KINDS } from './rules.ts'

const Proposal = z.object({
  id: z.uuid(),
  kind: tolerantEnum(GIFT_KINDS, 'claim'),
  reason: z.string(),
  receiverName: z.nullable(z.string()),
  amountCents: cents,
  byName: z.string(),
  proposedAt: instant,
  /** Whether it is the reader's own, who may withdraw it. */
  isOwn: z.boolean(),
  /** Whether the reader may confirm it now. */
  mayConfirm: z.boolean(),
})
export type Proposal = z.infer<typeof Proposal>

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/admin/proposals',
  access: 'team',
  summary:
    'What waits for a second person, of what the reader may decide, the longest waiting first; at most a hundred',
  input: nothing,
  output: z.object({ proposals: tolerantList(Proposal) }),
})

const SUMMARY = 'Confirm what somebody else decided to give, which is then done, or refuse it; the own one is withdrawn'
const Decision = z.object({ id: idParam, isConfirmed: z.boolean() })

export const decideRefundProposal = endpoint({
  method: 'POST',
  path: '/api/admin/proposals/refunds/:id/decision',
  access: 'team:refunds',
  needsPassword: true,
  summary: SUMMARY,
  input: Decision,
  output: nothing,
})

export const decideMoneyProposal = endpoint({
  method: 'POST',
  path: '/api/admin/proposals/money/:id/decision',
  access: 'team:money',
  needsPassword: true,
  summary: SUMMARY,
  input: Decision,
  output: nothing,
})
