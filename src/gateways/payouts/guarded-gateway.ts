import { z } from 'zod'
import { isEndToEndId } from '#shared/pix/end-to-end-id.ts'
import { TRANSFER_FAILURES } from '#shared/pix/transfer-failures.ts'
import type { PayoutGateway } from './gateway.ts'

const failure = z.enum(TRANSFER_FAILURES)
const State = z.discriminatedUnion('state', [
  z.object({ state: z.literal('processing'), awaitsApproval: z.boolean().optional() }),
  z.object({
    state: z.literal('paid'),
    paidAt: z.date(),
    endToEndId: z.string().refine(isEndToEndId, 'no end-to-end id'),
  }),
  z.object({ state: z.literal('failed'), failure }),
  z.object({ state: z.literal('returned'), failure }),
])

/** Without an answer for that long nobody waits; longer than any single request of an adapter. */
const WITHIN_MS = 30_000

/**
 * A gateway that answers in time and in known terms, or throws: a late answer, nonsense or an error is no answer. It
 * asks once and repeats nothing; a send without an answer may have arrived.
 */
export function guardedPayouts(gateway: PayoutGateway, { withinMs = WITHIN_MS } = {}): PayoutGateway {
  const ask = async <T>(answer: () => Promise<T>, schema: z.ZodType): Promise<T> => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error(`no answer within ${withinMs} ms`)), withinMs)
    try {
      const given = await Promise.race([answer(), late.promise])
      const checked = schema.safeParse(given)
      if (!checked.success) throw new Error(`no answer that can be understood: ${z.prettifyError(checked.error)}`)
      return given
    } finally {
      clearTimeout(timer)
    }
  }
  const { readWebhook } = gateway
  return {
    name: gateway.name,
    send: (transfer) => ask(() => gateway.send(transfer), State),
    find: (id) => ask(() => gateway.find(id), State.optional()),
    ...(readWebhook && { readWebhook: readingWebhooks(readWebhook) }),
  }
}

/** A body that cannot even be read is not ours. */
const readingWebhooks =
  (read: NonNullable<PayoutGateway['readWebhook']>): typeof read =>
  (request) => {
    try {
      return read(request)
    } catch {
      return undefined
    }
  }
