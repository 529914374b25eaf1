import { fields, nullable, oneOf, type Reader } from '#shared/facts.ts'

/** What a browser tells when it changes, and the states that each of them has. */
export const TRACED_STATES = {
  link: ['connecting', 'connected', 'reconnecting', 'failed'],
  microphone: ['asking', 'live', 'muted', 'taken', 'denied', 'missing'],
  camera: ['off', 'asking', 'live', 'taken', 'denied', 'missing'],
  quality: ['good', 'fair', 'bad'],
} as const
export type TracedPart = keyof typeof TRACED_STATES
export const TRACED_PARTS = Object.keys(TRACED_STATES) as readonly TracedPart[]

/** Through the relay or from browser to browser, and over which protocol; never an address. */
export const PATHS = ['relay', 'direct'] as const
export const TRANSPORTS = ['udp', 'tcp', 'tls'] as const

/** The highest figures that are taken; beyond them a browser counts wrongly, or somebody makes them up. */
export const MOST_TRACED = { percent: 100, ms: 60_000, kbps: 100_000 } as const

/** So many entries of each side of a call are kept; the oldest go. */
export const MOST_KEPT = 400

/** A trace is erased so long after it was written, unless the team has a claim about its consultation to decide. */
export const TRACE_RETENTION_MS = 90 * 86_400_000

/** How often the network is measured, by how long the call lasts; four hours stay below `MOST_KEPT`. Milliseconds. */
export const networkEveryMs = (lastedMs: number) =>
  lastedMs < 600_000 ? 10_000 : lastedMs < 3_600_000 ? 30_000 : 60_000

/** A measurement in which all is well is told so often. Milliseconds. */
export const ALL_WELL_EVERY_MS = 60_000

/** Beyond this something is worth reading: percent lost, milliseconds there and back, of variation. */
const NOTABLE = { lost: 3, roundTripMs: 300, jitterMs: 50 } as const

/** Whether a measurement shows more than that all is well. */
export const isNotable = (one: Pick<TracedNetwork, 'lost' | 'lostThere' | 'roundTripMs' | 'jitterMs'>) =>
  Math.max(one.lost, one.lostThere ?? 0) > NOTABLE.lost ||
  (one.roundTripMs ?? 0) > NOTABLE.roundTripMs ||
  (one.jitterMs ?? 0) > NOTABLE.jitterMs

const whole =
  (most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined

/**
 * What a browser measured since it last told: shares of packets that got lost on the way here and to the other one, in
 * percent; round trip and jitter in milliseconds; bits received and sent, in thousands a second. Null: it cannot tell.
 */
const readNetwork = fields({
  part: oneOf(['network']),
  lost: whole(MOST_TRACED.percent),
  lostThere: nullable(whole(MOST_TRACED.percent)),
  roundTripMs: nullable(whole(MOST_TRACED.ms)),
  jitterMs: nullable(whole(MOST_TRACED.ms)),
  receivedKbps: whole(MOST_TRACED.kbps),
  sentKbps: whole(MOST_TRACED.kbps),
  path: nullable(oneOf(PATHS)),
  transport: nullable(oneOf(TRANSPORTS)),
})
export type TracedNetwork = Exclude<ReturnType<typeof readNetwork>, undefined>

export type TracedState = {
  [P in TracedPart]: { readonly part: P; readonly state: (typeof TRACED_STATES)[P][number] }
}[TracedPart]

/** One line of the trace of a call, as a browser tells it: a state that changed, or what it measured. */
export type TraceEntry = TracedState | TracedNetwork

const STATE_READERS: readonly Reader<TracedState>[] = TRACED_PARTS.map(
  (part) => fields({ part: oneOf([part]), state: oneOf<string>(TRACED_STATES[part]) }) as Reader<TracedState>,
)

/** Undefined: it has not the shape of an entry, or a figure of it is none. */
export const readTraceEntry: Reader<TraceEntry> = (value) =>
  readNetwork(value) ?? STATE_READERS.map((read) => read(value)).find((entry) => entry !== undefined)
