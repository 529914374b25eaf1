import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing, tolerantEnum } from '#shared/contract.ts'
import { DISPUTE_STATES, PAYMENT_METHODS } from '../rules.ts'

export const DisputeCase = z.object({
  paymentId: z.string(),
  protocol: z.string(),
  personName: z.string(),
  email: z.string(),
  method: tolerantEnum(PAYMENT_METHODS, 'card'),
  /** The description of the purchase that the bank shows. */
  description: z.string(),
  paidCents: cents,
  /** What the bank takes back if the dispute is lost, and how much of the client's credit is frozen. */
  amountCents: cents,
  frozenCents: cents,
  /** The bank's text. */
  reason: z.string(),
  state: tolerantEnum(DISPUTE_STATES, 'opened'),
  paidAt: instant,
  openedAt: instant,
  endedAt: z.nullable(instant),
})
export type DisputeCase = z.infer<typeof DisputeCase>

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/admin/disputes',
  access: 'admin',
  summary: 'Disputed payments: open ones first, the oldest first; then the latest decided. At most a hundred.',
  input: nothing,
  output: z.object({ disputes: z.array(DisputeCase) }),
})
