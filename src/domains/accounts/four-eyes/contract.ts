import { z } from 'zod/mini'
import { endpoint, idParam, nothing } from '#shared/contract.ts'

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

export const decideGoodwillProposal = endpoint({
  method: 'POST',
  path: '/api/admin/proposals/goodwill/:id/decision',
  access: 'team:goodwill',
  needsPassword: true,
  summary: SUMMARY,
  input: Decision,
  output: nothing,
})
