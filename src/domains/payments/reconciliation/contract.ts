import { z } from 'zod/mini'
import { cents, endpoint, instant, newId, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import { DIFFERENCE_LISTS, DIFFERING_FIELDS } from './rules.ts'

const Side = z.object({ state: z.string(), amountCents: cents, refundedCents: cents, dispute: z.nullable(z.string()) })

export const Difference = z.object({
  gateway: z.string(),
  list: tolerantEnum(DIFFERENCE_LISTS, 'differing'),
  paymentId: z.nullable(z.string()),
  gatewayId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  what: tolerantList(z.enum(DIFFERING_FIELDS)),
  ours: z.nullable(Side),
  theirs: z.nullable(Side),
})
export type Difference = z.infer<typeof Difference>

export const Reconciliation = z.object({
  id: z.string(),
  gateway: z.string(),
  askedAt: instant,
  /** The person of the team who asked for it; null: the nightly run. */
  askedBy: z.nullable(z.string()),
  endedAt: z.nullable(instant),
  /** While under way: why the last attempt failed. */
  fault: z.nullable(z.string()),
  /**
   * Charges of the gateway and payments of ours that were compared, changes that webhooks had missed, and differences.
   */
  charges: z.nullable(z.int()),
  payments: z.nullable(z.int()),
  healed: z.nullable(z.int()),
  differences: z.int(),
  unexplainedCents: z.nullable(cents),
})
export type Reconciliation = z.infer<typeof Reconciliation>

export const readReconciliations = endpoint({
  method: 'GET',
  path: '/api/admin/reconciliations',
  access: 'team:money',
  summary:
    'Comparisons of our books with those of each gateway, latest first, and what did not agree in the last one of each that ended (at most three hundred)',
  input: nothing,
  output: z.object({
    gateways: z.array(z.object({ name: z.string(), title: z.string() })),
    runs: z.array(Reconciliation),
    differences: z.array(Difference),
  }),
})

export const requestReconciliation = endpoint({
  method: 'POST',
  path: '/api/admin/reconciliations',
  access: 'team:money',
  needsPassword: false,
  summary: 'Compare our books with those of a gateway now. The same id again is the same comparison; one at a time.',
  input: z.object({ id: newId, gateway: madeText(40) }),
  output: Reconciliation,
})
