import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import { LEAST_REASON_LENGTH, MOST_REASON_LENGTH, REASON_MISSING, SUSPENSE_REASONS, RESOLUTIONS } from './rules.ts'

const Decision = z.object({
  resolution: z.enum(RESOLUTIONS),
  reason: z.string(),
  by: z.string(),
  at: instant,
  /** State of a refund at the gateway, and why it was refused. */
  refundState: z.nullable(tolerantEnum(['asked', 'done', 'refused'], 'asked')),
  refusedFor: z.nullable(z.string()),
})

export const SuspenseEntry = z.object({
  id: z.string(),
  /** The gateway at which the money came, and its name for the charge. */
  gateway: z.string(),
  gatewayId: z.string(),
  reason: tolerantEnum(SUSPENSE_REASONS, 'unknown'),
  amountCents: cents,
  currency: z.string(),
  foundAt: instant,
  /** What was requested, if it belongs to a payment. */
  payment: z.nullable(z.object({ id: z.string(), description: z.string(), askedCents: cents })),
  person: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** The possible resolutions; empty once it is resolved. */
  resolutions: tolerantList(z.enum(RESOLUTIONS)),
  /** Oldest first. A refund that the gateway refused opens the entry again. */
  decisions: tolerantList(Decision),
})
export type SuspenseEntry = z.infer<typeof SuspenseEntry>

export const readSuspense = endpoint({
  method: 'GET',
  path: '/api/admin/suspense',
  access: 'team:money',
  summary:
    'Money in suspense: entries that wait for a decision (at most a hundred, oldest first), recent decisions, and whether the balance is explained. With an id only that entry',
  input: z.object({ id: z.optional(idParam) }),
  output: z.object({
    balanceCents: cents,
    /** Frozen by open disputes. */
    frozenCents: cents,
    disputes: z.int(),
    /** What nothing explains. Anything but zero is a bug. */
    unexplainedCents: cents,
    waiting: z.array(SuspenseEntry),
    resolved: z.array(SuspenseEntry),
  }),
})

export const resolveEntry = endpoint({
  method: 'POST',
  path: '/api/admin/suspense/:id/decision',
  access: 'team:money',
  needsPassword: true,
  summary:
    'Decide about money in suspense, once, with a reason: credit it, refund it, or write it off. The same decision again changes nothing.',
  input: z.object({
    id: idParam,
    resolution: z.enum(RESOLUTIONS, 'Escolha como resolver.'),
    reason: proseText({ least: LEAST_REASON_LENGTH, most: MOST_REASON_LENGTH, missing: REASON_MISSING }),
  }),
  output: SuspenseEntry,
})
