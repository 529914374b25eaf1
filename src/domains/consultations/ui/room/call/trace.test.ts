import { expect, test } from 'vitest'
import { MOST_KEPT, networkEveryMs, readTraceEntry, type TraceEntry } from '../../../calls/trace/trace.rules.ts'
import type { StatsEntry } from './media-evidence.ts'
import { createTrace, networkOf } from './trace.ts'

/** After so many seconds of a call over a relay, in which 12 of 100 packets get lost; as Chromium 140 shapes them. */
const relayed = (seconds: number): StatsEntry[] => [
  {
    type: 'inbound-rtp',
    id: 'IA',
    kind: 'audio',
    packetsReceived: 44 * seconds,
    packetsLost: 6 * seconds,
    bytesReceived: 5_000 * seconds,
    jitter: 0.0084,
  },
  { type: 'outbound-rtp', id: 'OA', kind: 'audio', packetsSent: 50 * seconds, bytesSent: 6_000 * seconds },
  { type: 'remote-inbound-rtp', id: 'RA', kind: 'audio', fractionLost: 0.031 },
  {
    type: 'candidate-pair',
    id: 'P',
    nominated: true,
    state: 'succeeded',
    localCandidateId: 'L',
    remoteCandidateId: 'R',
    currentRoundTripTime: 0.34,
  },
  {
    type: 'local-candidate',
    id: 'L',
    candidateType: 'relay',
    protocol: 'udp',
    relayProtocol: 'tls',
    address: '192.0.2.7',
    port: 5_000,
  },
  { type: 'remote-candidate', id: 'R', candidateType: 'relay', protocol: 'udp', address: '192.0.2.8' },
]

const states = { link: 'connected', microphone: 'live', camera: 'off', quality: undefined }

/** What is told in so many seconds of a call, one observation each. */
function toldIn(lastSeconds: number, statesAt: (second: number) => typeof states = () => states) {
  const told: TraceEntry[] = []
  const trace = createTrace((entry) => told.push(entry))
  for (let second = 0; second <= lastSeconds; second++)
    trace.observe({ states: statesAt(second), stats: relayed(second), nowMs: second * 1_000 })
  return { told, trace }
}

test('a measurement says what got lost, how far away it is and which way it goes, and no address', () => {
  const { told } = toldIn(10)
  const network = told.filter(({ part }) => part === 'network').at(-1)
  expect(network).toEqual({
    part: 'network',
    lost: 12,
    lostThere: 3,
    roundTripMs: 340,
    jitterMs: 8,
    receivedKbps: 40,
    sentKbps: 48,
    path: 'relay',
    transport: 'tls',
  })
  expect(JSON.stringify(told)).not.toContain('192.0.2')
})

test('a direct way is named by its protocol, and what a browser does not count is null', () => {
  const direct = [
    { type: 'candidate-pair', nominated: true, state: 'succeeded', localCandidateId: 'L', remoteCandidateId: 'R' },
    { type: 'local-candidate', id: 'L', candidateType: 'host', protocol: 'udp' },
    { type: 'remote-candidate', id: 'R', candidateType: 'prflx', protocol: 'udp' },
  ]
  expect(networkOf(undefined, direct, 0)).toMatchObject({ path: 'direct', transport: 'udp', roundTripMs: null })
  expect(networkOf(undefined, [], 0)).toMatchObject({ lost: 0, lostThere: null, path: null, transport: null })
})

test('whatever a browser counts, the server takes it', () => {
  const wild = [Number.NaN, -5, 1e308, Number.POSITIVE_INFINITY, '12', null, undefined]
  for (const value of wild) {
    const stats = [
      { type: 'inbound-rtp', kind: 'audio', packetsReceived: value, packetsLost: value, bytesReceived: value },
      { type: 'inbound-rtp', kind: 'audio', jitter: value },
      { type: 'outbound-rtp', kind: 'audio', bytesSent: value },
      { type: 'remote-inbound-rtp', fractionLost: value },
      { type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: value },
    ]
    const network = networkOf(undefined, stats, 1_000)
    expect(readTraceEntry(JSON.parse(JSON.stringify(network))), String(value)).toEqual(network)
  }
})

test('a state is told when it changes, and all of them again when the line to the server came back', () => {
  const { told, trace } = toldIn(5, (second) => ({ ...states, microphone: second < 3 ? 'live' : 'muted' }))
  const parts = () => told.flatMap((entry) => (entry.part === 'network' ? [] : [`${entry.part}: ${entry.state}`]))
  expect(parts()).toEqual(['link: connected', 'microphone: live', 'camera: off', 'microphone: muted'])
  trace.tellAgain()
  trace.observe({ states: { ...states, microphone: 'muted' }, stats: relayed(6), nowMs: 6_000 })
  expect(parts().slice(4)).toEqual(['link: connected', 'microphone: muted', 'camera: off'])
})

test('a bad network is told each ten seconds at first, then less, and four hours fit into what is kept', () => {
  const { told } = toldIn(60)
  expect(told.filter(({ part }) => part === 'network')).toHaveLength(7)
  expect([0, 600_000, 3_600_000].map(networkEveryMs)).toEqual([10_000, 30_000, 60_000])
  const all = toldIn(4 * 3_600).told
  expect(all.length).toBeLessThan(MOST_KEPT * 0.9)
})

test('a network that is well is told each minute, and what is notable at once', () => {
  const told: TraceEntry[] = []
  const trace = createTrace((entry) => told.push(entry))
  const well = (seconds: number): StatsEntry[] => [
    { type: 'inbound-rtp', kind: 'audio', packetsReceived: 50 * seconds, packetsLost: seconds > 150 ? 90 : 0 },
  ]
  for (let second = 0; second <= 170; second++) trace.observe({ states, stats: well(second), nowMs: second * 1_000 })
  const losses = told.flatMap((entry) => (entry.part === 'network' ? [entry.lost] : []))
  expect(losses, 'at 0, 60, 120 and 160 s').toEqual([0, 0, 0, 15])
})

test('without a connection nothing is measured', () => {
  const { told } = toldIn(30, () => ({ ...states, link: 'reconnecting' }))
  expect(told.map(({ part }) => part)).toEqual(['link', 'microphone', 'camera'])
})
