import { z } from 'zod/mini'
import { cents, endpoint, idParam, instant, tolerantEnum } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import { DISPUTE_STATES, PAYMENT_METHODS } from '../rules.ts'
import { LEAST_REASON, MOST_REASON, REASON_MISSING } from './rules.ts'

export const DisputeCase = z.object({
  paymentId: z.string(),
  n: z.int(),
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
  /** Who of the team closed it, and why. */
  closedBy: z.nullable(z.string()),
  closedFor: z.nullable(z.string()),
})
export type DisputeCase = z.infer<typeof DisputeCase>

export const closeDispute = endpoint({
  method: 'POST',
  path: '/api/admin/disputes/:id/decision',
  access: 'team:money',
  needsPassword: true,
  summary: 'Close one dispute of a payment by hand, with a reason. The same decision again changes nothing',
  input: z.object({
    /** The payment, and which of its disputes. */
    id: idParam,
    n: z.int().check(z.gte(1)),
    state: z.enum(['won', 'lost'], 'Escolha como a contestação terminou.'),
    reason: proseText({ least: LEAST_REASON, most: MOST_REASON, missing: REASON_MISSING }),
  }),
  output: DisputeCase,
})

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/admin/disputes',
  access: 'team:money',
  summary:
    'Disputed payments: open ones first, the oldest first; then the latest decided. At most a hundred; or those of one payment, by its id.',
  input: z.object({ id: z.optional(idParam) }),
  output: z.object({ disputes: z.array(DisputeCase) }),
})
