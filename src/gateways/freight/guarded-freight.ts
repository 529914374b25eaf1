import { z } from 'zod'
import type { FreightGateway } from './gateway.ts'

const Option = z.object({
  service: z.string().min(1).max(60),
  name: z.string().min(1).max(80),
  price: z.bigint().positive().max(1_000_000n),
  daysLeast: z.int().min(0).max(90),
  daysMost: z.int().min(0).max(90),
})
const Refused = z.object({ outcome: z.literal('refused'), why: z.string() })
const answerOf = (value: z.ZodType) =>
  z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('ok'), value }), Refused])
const Options = answerOf(z.array(Option).max(40))
const Id = answerOf(z.string().min(1).max(100))
const Done = answerOf(z.literal(true))
const PrintAddress = answerOf(z.url({ protocol: /^https$/ }).max(1_000))
const State = z.enum(['ready', 'posted', 'delivered', 'ended'])
const Trackings = z.map(
  z.string(),
  z.object({
    state: State,
    code: z
      .string()
      .regex(/^[A-Z0-9]{8,40}$/)
      .nullable(),
  }),
)

/** Whoever chooses the freight waits no longer for a carrier; then the table is used. */
const QUOTE_WITHIN_MS = 3_000
/** Nobody but the team waits for a label. */
const LABEL_WITHIN_MS = 20_000

/** A carrier that answers in time and in known terms, or throws. It asks once and repeats nothing. */
export function guardedFreight(
  gateway: FreightGateway,
  { quoteWithinMs = QUOTE_WITHIN_MS, labelWithinMs = LABEL_WITHIN_MS } = {},
): FreightGateway {
  const ask = async <T>(answer: () => Promise<T>, schema: z.ZodType, withinMs: number): Promise<T> => {
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
  return {
    name: gateway.name,
    quote: (asked) => ask(() => gateway.quote(asked), Options, quoteWithinMs),
    addLabel: (request) => ask(() => gateway.addLabel(request), Id, labelWithinMs),
    buyLabel: (id) => ask(() => gateway.buyLabel(id), Done, labelWithinMs),
    printLabel: (id) => ask(() => gateway.printLabel(id), PrintAddress, labelWithinMs),
    track: (ids) => ask(() => gateway.track(ids), Trackings, labelWithinMs),
  }
}
