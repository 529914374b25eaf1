import {
  ALL_WELL_EVERY_MS,
  isNotable,
  MOST_TRACED,
  networkEveryMs,
  PATHS,
  TRACED_PARTS,
  type TracedNetwork,
  type TraceEntry,
  TRANSPORTS,
} from '../../../calls/trace/trace.rules.ts'
import { isOf, numberOf, type StatsEntry, sum } from './media-evidence.ts'

/** So long the first round trip is waited for. */
const UNMEASURED_MS = 3_000

type Counted = { received: number; lost: number; bytesReceived: number; bytesSent: number; atMs: number }
type States = Readonly<Record<(typeof TRACED_PARTS)[number], string | undefined>>

const within = (most: number, value: number) => Math.min(most, Math.max(0, Math.round(value)))
const percent = (share: number) => within(MOST_TRACED.percent, share * 100)
const grown = (before: number, now: number) => Math.max(0, now < before ? now : now - before)

/** What the statistics count since the connection began; `atMs`: when they were read. */
function countedIn(stats: readonly StatsEntry[], atMs: number): Counted {
  const inbound = stats.filter(({ type }) => type === 'inbound-rtp')
  const outbound = stats.filter(({ type }) => type === 'outbound-rtp')
  return {
    received: sum(inbound, 'packetsReceived'),
    lost: sum(inbound, 'packetsLost'),
    bytesReceived: sum(inbound, 'bytesReceived'),
    bytesSent: sum(outbound, 'bytesSent'),
    atMs,
  }
}

/** Milliseconds of a field in seconds; null: it is not counted. */
const msOf = (seconds: unknown) =>
  typeof seconds === 'number' && Number.isFinite(seconds) ? within(MOST_TRACED.ms, seconds * 1_000) : null

/** Which way the packets take; never between which addresses. */
function wayIn(stats: readonly StatsEntry[]): Pick<TracedNetwork, 'path' | 'transport' | 'roundTripMs'> {
  const pair = stats.find(
    ({ type, nominated, state }) => type === 'candidate-pair' && nominated === true && state === 'succeeded',
  )
  const candidate = (id: unknown) => stats.find((entry) => entry.id === id && id !== undefined)
  const [local, remote] = [candidate(pair?.localCandidateId), candidate(pair?.remoteCandidateId)]
  const isRelay = local?.candidateType === 'relay' || remote?.candidateType === 'relay'
  const transport = local?.relayProtocol ?? local?.protocol
  return {
    path: local ? PATHS[isRelay ? 0 : 1] : null,
    transport: TRANSPORTS.find((one) => one === transport) ?? null,
    roundTripMs: msOf(pair?.currentRoundTripTime),
  }
}

/** What a browser measured of its connection between two readings of its statistics. */
export function networkOf(before: Counted | undefined, stats: readonly StatsEntry[], atMs: number): TracedNetwork {
  const now = countedIn(stats, atMs)
  const added = (field: keyof Counted) => (before ? grown(before[field], now[field]) : now[field])
  const seconds = Math.max(1, (atMs - (before?.atMs ?? atMs - 1_000)) / 1_000)
  const lost = added('lost')
  const remote = stats.filter(({ type }) => type === 'remote-inbound-rtp')
  const heard = stats.filter(({ type }) => type === 'inbound-rtp').filter(isOf('audio'))
  const kbps = (bytes: number) => within(MOST_TRACED.kbps, (bytes * 8) / 1_000 / seconds)
  return {
    part: 'network',
    lost: percent(lost / Math.max(1, lost + added('received'))),
    lostThere: remote.length > 0 ? percent(Math.max(...remote.map((entry) => numberOf(entry.fractionLost)))) : null,
    jitterMs: msOf(heard[0]?.jitter),
    receivedKbps: kbps(added('bytesReceived')),
    sentKbps: kbps(added('bytesSent')),
    ...wayIn(stats),
  }
}

/**
 * Tells the team's trace of a call what changes, once, and what the network measures: at once when notable, now and
 * then when all is well. It may be lost with the line to the server: `tellAgain` makes the states new.
 */
export function createTrace(tell: (entry: TraceEntry) => void) {
  let told: Partial<States> = {}
  let beganAtMs: number | undefined
  let counted: Counted | undefined
  let networkToldAtMs: number | undefined
  return {
    tellAgain() {
      told = {}
    },
    observe({ states, stats, nowMs }: { states: States; stats: readonly StatsEntry[]; nowMs: number }) {
      for (const part of TRACED_PARTS) {
        const state = states[part]
        if (state === undefined || told[part] === state) continue
        told = { ...told, [part]: state }
        tell({ part, state } as TraceEntry)
      }
      if (states.link !== 'connected') return
      beganAtMs ??= nowMs
      if (counted && nowMs - counted.atMs < networkEveryMs(nowMs - beganAtMs)) return
      const network = networkOf(counted, stats, nowMs)
      // In the moment of connecting nothing is measured yet.
      if (!counted && network.roundTripMs === null && nowMs - beganAtMs < UNMEASURED_MS) return
      counted = countedIn(stats, nowMs)
      if (!isNotable(network) && networkToldAtMs !== undefined && nowMs - networkToldAtMs < ALL_WELL_EVERY_MS) return
      networkToldAtMs = nowMs
      tell(network)
    },
  }
}
