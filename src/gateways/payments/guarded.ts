import { z } from 'zod'
import type { Centavos } from '#shared/money.ts'
import { readPixCode } from '#shared/pix/read-pix-code.ts'
import type { Gateway, Unreachable } from './port.ts'

/** A code that leaves the amount to the bank's own record of the charge is fine. */
function asksFor(brCode: string, amount: Centavos) {
  const read = readPixCode(brCode)
  return read !== undefined && (read.amount ?? amount) === amount
}

const charge = z
  .object({
    gatewayId: z.string().min(1).max(100),
    reference: z.string().max(100),
    account: z.string().max(100),
    state: z.enum(['pending', 'paid', 'declined', 'expired', 'cancelled']),
    amount: z.bigint().nonnegative(),
    currency: z.string().length(3),
    refunded: z.bigint().nonnegative(),
    brCode: z.string().max(1000),
    payPageUrl: z.url({ protocol: /^https?$/ }).optional(),
    paidAt: z.date().optional(),
  })
  .refine((given) => given.state !== 'pending' || asksFor(given.brCode, given.amount), 'the Pix code cannot be read back')

const declined = z.object({ outcome: z.literal('declined'), why: z.string() })
const unreachable = z.object({ outcome: z.literal('unreachable'), why: z.string() })
const answers = {
  create: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('created'), charge }), declined, unreachable]),
  find: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('found'), charge }), z.object({ outcome: z.literal('none') }), unreachable]),
  refund: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('refunded') }), declined, unreachable]),
}

const lost = (why: string): Unreachable => ({ outcome: 'unreachable', why })

/** A gateway that always answers, in time and in words we know: slowness, faults and garbage become `unreachable`. */
export function guarded(gateway: Gateway, { withinMs = 8_000 }: { withinMs?: number } = {}): Gateway {
  const ask = async <T>(answer: () => Promise<T>, schema: z.ZodType): Promise<T | Unreachable> => {
    const late = Promise.withResolvers<Unreachable>()
    const timer = setTimeout(() => late.resolve(lost(`no answer within ${withinMs} ms`)), withinMs)
    try {
      const given = await Promise.race([answer(), late.promise])
      const checked = schema.safeParse(given)
      return checked.success ? given : lost(`garbage: ${z.prettifyError(checked.error)}`)
    } catch (error) {
      return lost(String(error))
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    ...gateway,
    createPix: (order) => ask(() => gateway.createPix(order), answers.create),
    findById: (id) => ask(() => gateway.findById(id), answers.find),
    findByGatewayId: (gatewayId) => ask(() => gateway.findByGatewayId(gatewayId), answers.find),
    refund: (id, n, amount) => ask(() => gateway.refund(id, n, amount), answers.refund),
  }
}
