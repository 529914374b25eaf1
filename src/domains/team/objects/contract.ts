import { z } from 'zod/mini'
import type { Capability } from '#shared/capabilities.ts'
import { endpoint, idParam, instant, tolerantList, totalCents } from '#shared/contract.ts'
import { OBJECT_KINDS } from '../objects.rules.ts'

const About = z.object({ kind: z.enum(OBJECT_KINDS), id: z.string(), words: z.string() })
/** One thing that is known of an object: exactly one of the values is there. */
const Fact = z.object({
  name: z.string(),
  text: z.optional(z.string()),
  amountCents: z.optional(totalCents),
  at: z.optional(instant),
  about: z.optional(About),
  /** A receipt, by its code. */
  receipt: z.optional(z.string()),
})
export type Fact = z.infer<typeof Fact>

const ObjectPage = z.object({
  id: z.string(),
  title: z.string(),
  state: z.string(),
  /** Its people, with what they are here: the client first. */
  people: z.array(z.object({ as: z.string(), id: z.string(), name: z.string() })),
  facts: tolerantList(Fact),
})
export type ObjectPage = z.infer<typeof ObjectPage>

const one = (path: `/api/team/${string}`, capability: Capability, what: string) =>
  endpoint({
    method: 'GET',
    path,
    access: `team:${capability}`,
    summary: `What the team sees of ${what}`,
    input: z.object({ id: idParam }),
    output: ObjectPage,
  })

/** The page of each kind of object; a person has one of their own. */
export const OBJECTS = {
  consultation: one(
    '/api/team/consultations/:id',
    'consultations',
    'a consultation: people, prices, times, money; never what was said',
  ),
  booking: one('/api/team/bookings/:id', 'consultations', 'a booking'),
  question: one('/api/team/questions/:id', 'consultations', 'a written question, never its words'),
  order: one('/api/team/orders/:id', 'money', 'an order'),
  payment: one('/api/team/payments/:id', 'money', 'a payment'),
  payout: one('/api/team/payouts/:id', 'payouts', 'a payout'),
  withdrawal: one('/api/team/withdrawals/:id', 'payouts', 'a withdrawal'),
  claim: one('/api/team/claims/:id', 'refunds', 'a refund claim'),
}
export type ObjectWithPage = keyof typeof OBJECTS
