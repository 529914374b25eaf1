import { z } from 'zod'
import type { Tracking } from '../gateway.ts'
import type { Ask } from './request.ts'

const Known = z.object({
  status: z.string(),
  tracking: z.string().nullish(),
  melhorenvio_tracking: z.string().nullish(),
})
const Trackings = z.union([
  z.record(z.string(), Known.nullable().catch(null)),
  z.array(z.never()).transform(() => ({})),
])

/** Bought labels only: a pending one was not paid. */
const STATES: Readonly<Record<string, Tracking['state']>> = {
  released: 'ready',
  generated: 'ready',
  posted: 'posted',
  delivered: 'delivered',
  undelivered: 'ended',
  canceled: 'ended',
  expired: 'ended',
}

const codeOf = (code: string | null | undefined) =>
  code && /^[A-Z0-9]{8,40}$/.test(code.toUpperCase()) ? code.toUpperCase() : null

/** What they know of these labels. The carrier's own code is preferred to theirs. */
export async function trackAt(ask: Ask, ids: readonly string[]): Promise<ReadonlyMap<string, Tracking>> {
  const answer = await ask(Trackings, '/shipment/tracking', { orders: ids })
  if (answer.outcome === 'refused') return new Map()
  return new Map(
    Object.entries(answer.value).flatMap(([id, known]) => {
      const state = known && Object.hasOwn(STATES, known.status) ? STATES[known.status] : undefined
      if (!known || !state || !ids.includes(id)) return []
      return [[id, { state, code: codeOf(known.tracking) ?? codeOf(known.melhorenvio_tracking) }] as const]
    }),
  )
}
