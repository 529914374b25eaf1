import { z } from 'zod'
import type { Centavos } from '#shared/money.ts'
import { readPixCode } from '#shared/pix/read-pix-code.ts'
import type { Gateway, Unreachable } from './gateway.ts'

/** A code may leave the amount to the bank's own record of the charge. */
function isPixFor(brCode: string, amount: Centavos) {
  const read = readPixCode(brCode)
  return read !== undefined && (read.amount ?? amount) === amount
}

type Payable = {
  method: 'pix' | 'card'
  amount: Centavos
  brCode?: string | undefined
  payPageUrl?: string | undefined
  processing?: boolean | undefined
}
const canBePaid = ({ method, amount, brCode, payPageUrl, processing }: Payable) =>
  method === 'pix' ? isPixFor(brCode ?? '', amount) : payPageUrl !== undefined || processing === true

/** The database keeps no U+0000: what cannot be stored is no answer. */
const isStorable = (given: string) => !given.includes('\u0000')
const text = z.string().refine(isStorable, 'it contains U+0000')

const dispute = z.object({
  gatewayId: text.min(1).max(100),
  state: z.enum(['opened', 'won', 'lost']),
  amount: z.bigint().positive(),
  reason: text.max(500),
  openedAt: z.date(),
})
const card = z.object({
  brand: text.min(1).max(40),
  lastFour: text.regex(/^\d{4}$/),
  token: text.min(1).max(200).optional(),
})
const mark = text.min(1).max(200)
const charge = z
  .object({
    gatewayId: text.min(1).max(100),
    reference: text.max(100),
    account: text.max(100),
    method: z.enum(['pix', 'card']),
    state: z.enum(['pending', 'paid', 'declined', 'expired', 'cancelled']),
    amount: z.bigint().nonnegative(),
    currency: text.length(3),
    refunded: z.bigint().nonnegative(),
    brCode: text.max(1000).optional(),
    payPageUrl: z
      .url({ protocol: /^https?$/ })
      .refine(isStorable, 'it contains U+0000')
      .optional(),
    processing: z.boolean().optional(),
    declinedFor: z
      .enum(['funds', 'security_code', 'expired_card', 'call_issuer', 'authentication', 'risk', 'other'])
      .optional(),
    installments: z.int().min(1).max(12).optional(),
    card: card.optional(),
    marks: z.object({ payer: mark.optional(), card: mark.optional() }).optional(),
    dispute: dispute.optional(),
    paidAt: z.date().optional(),
  })
  .refine(
    (given) => given.state !== 'pending' || canBePaid(given),
    'it cannot be paid: no code that can be read back, no page',
  )

const declined = z.object({ outcome: z.literal('declined'), why: text })
const unreachable = z.object({ outcome: z.literal('unreachable'), why: text })
const none = z.object({ outcome: z.literal('none') })
const refundStates = [
  z.object({ outcome: z.literal('refunded') }),
  z.object({ outcome: z.literal('pending') }),
  declined,
  unreachable,
] as const
const ANSWERS = {
  create: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('created'), charge }), declined, unreachable]),
  deleteCard: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('gone') }), declined, unreachable]),
  find: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('found'), charge }), none, unreachable]),
  refund: z.discriminatedUnion('outcome', refundStates),
  findRefund: z.discriminatedUnion('outcome', [...refundStates, none]),
  list: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('listed'), charges: z.array(charge), next: text.min(1).optional() }),
    unreachable,
  ]),
}

const unreachableBecause = (why: string): Unreachable => ({ outcome: 'unreachable', why })

/** A gateway that always answers in time and in known terms: timeouts, errors and garbage become `unreachable`. */
export function guardedGateway(gateway: Gateway, { withinMs = 8_000 }: { withinMs?: number } = {}): Gateway {
  const ask = async <T>(answer: () => Promise<T>, schema: z.ZodType): Promise<T | Unreachable> => {
    const late = Promise.withResolvers<Unreachable>()
    const timer = setTimeout(() => late.resolve(unreachableBecause(`no answer within ${withinMs} ms`)), withinMs)
    try {
      const given = await Promise.race([answer(), late.promise])
      const checked = schema.safeParse(given)
      return checked.success ? given : unreachableBecause(`garbage: ${z.prettifyError(checked.error)}`)
    } catch (error) {
      return unreachableBecause(String(error))
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    ...gateway,
    createPixCharge: (order) => ask(() => gateway.createPixCharge(order), ANSWERS.create),
    createCardCharge: (order) => ask(() => gateway.createCardCharge(order), ANSWERS.create),
    chargeSavedCard: (order) => ask(() => gateway.chargeSavedCard(order), ANSWERS.create),
    deleteCard: (token) => ask(() => gateway.deleteCard(token), ANSWERS.deleteCard),
    findById: (id) => ask(() => gateway.findById(id), ANSWERS.find),
    findByGatewayId: (gatewayId) => ask(() => gateway.findByGatewayId(gatewayId), ANSWERS.find),
    refund: (id, n, amount) => ask(() => gateway.refund(id, n, amount), ANSWERS.refund),
    findRefund: (id, n, same) => ask(() => gateway.findRefund(id, n, same), ANSWERS.findRefund),
    listSince: (since, cursor) => ask(() => gateway.listSince(since, cursor), ANSWERS.list),
  }
}
