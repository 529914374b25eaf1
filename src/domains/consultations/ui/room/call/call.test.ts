import { expect, test } from 'vitest'
import { readSignal } from '../../../calls/signal.rules.ts'
import { fewCodecs, sessionIdOf, withErrorCorrection, withoutCandidates } from './descriptions.ts'
import { couldFlow, mayFlow } from './flow.ts'
import {
  connectionOf,
  countersOf,
  evidenceOf,
  NO_COUNTERS,
  qualityOf,
  type StatsEntry,
  voicesIn,
} from './media-evidence.ts'
import { UnpaidPicture } from './unpaid-picture.ts'

/** Ten seconds of a voice, and from then on as loud as `voice`. */
const energyOf = ({ seconds: all, voice }: { seconds: number; voice: number }) =>
  0.01 * Math.min(10, all) + voice * Math.max(0, all - 10)

/** As Chromium 140 shapes them, with the fields that are read and some that are not. */
const chromium = (at: { seconds: number; voice: number; confirmed?: number; fractionLost?: number }): StatsEntry[] => [
  { type: 'codec', id: 'C1', mimeType: 'audio/opus', payloadType: 111 },
  {
    type: 'inbound-rtp',
    id: 'IA',
    kind: 'audio',
    packetsReceived: 50 * at.seconds,
    packetsLost: 0,
    bytesReceived: 4_000 * at.seconds,
    totalAudioEnergy: energyOf(at),
    totalSamplesDuration: at.seconds,
  },
  { type: 'inbound-rtp', id: 'IV', kind: 'video', framesDecoded: 24 * at.seconds, packetsReceived: 90 * at.seconds },
  { type: 'outbound-rtp', id: 'OA', kind: 'audio', packetsSent: 50 * at.seconds },
  { type: 'outbound-rtp', id: 'OV', kind: 'video', packetsSent: 80 * at.seconds },
  {
    type: 'media-source',
    id: 'SA',
    kind: 'audio',
    totalAudioEnergy: energyOf(at),
    totalSamplesDuration: at.seconds,
  },
  {
    type: 'remote-inbound-rtp',
    id: 'RA',
    kind: 'audio',
    fractionLost: at.fractionLost ?? 0,
    roundTripTime: 0.04,
    roundTripTimeMeasurements: at.confirmed ?? 0,
  },
  { type: 'candidate-pair', id: 'P', nominated: true, state: 'succeeded', currentRoundTripTime: 0.035 },
]

const live = { isMuted: false, isConnected: true }

test('a report says what progressed between two snapshots', () => {
  const [before, now] = [
    chromium({ seconds: 10, voice: 0.01, confirmed: 2 }),
    chromium({ seconds: 11, voice: 0.01, confirmed: 3 }),
  ]
  const evidence = evidenceOf(countersOf(before), countersOf(now), live)
  expect(evidence).toEqual({ received: 50, sent: 50, acknowledged: 50, frames: 24, heard: 1, spoke: 1, connected: 1 })
})

test.each([
  ['a quiet room is no voice', { seconds: 11, voice: 0.000_01 }, live, { heard: 0, spoke: 0 }],
  ['nobody speaks who is muted', { seconds: 11, voice: 0.01 }, { ...live, isMuted: true }, { heard: 1, spoke: 0 }],
  [
    'no new report of the other side confirms nothing',
    { seconds: 11, voice: 0.01, confirmed: 2 },
    live,
    { acknowledged: 0 },
  ],
  [
    'a report that all was lost confirms nothing',
    { seconds: 11, voice: 0.01, confirmed: 3, fractionLost: 1 },
    live,
    { acknowledged: 0 },
  ],
  [
    'half of it lost confirms half',
    { seconds: 11, voice: 0.01, confirmed: 3, fractionLost: 0.5 },
    live,
    { acknowledged: 25 },
  ],
  [
    'nothing moved',
    { seconds: 10, voice: 0.01, confirmed: 2 },
    live,
    { received: 0, sent: 0, acknowledged: 0, frames: 0, heard: 0 },
  ],
  [
    'a new connection counts from nothing',
    { seconds: 1, voice: 0.01 },
    live,
    { received: 50, sent: 50, frames: 24, heard: 1 },
  ],
])('%s', (_what, now, given, expected) => {
  const before = countersOf(chromium({ seconds: 10, voice: 0.01, confirmed: 2 }))
  expect(evidenceOf(before, countersOf(chromium(now)), given)).toMatchObject(expected)
})

test('what a browser does not count is nothing, and never less', () => {
  const partial = [
    { type: 'inbound-rtp', mediaType: 'audio', packetsReceived: 7 },
    { type: 'outbound-rtp', kind: 'audio' },
  ]
  const evidence = evidenceOf(NO_COUNTERS, countersOf(partial), { isMuted: false, isConnected: false })
  expect(evidence).toEqual({ received: 7, sent: 0, acknowledged: 0, frames: 0, heard: 0, spoke: 0, connected: 0 })
})

const seconds = (count: number, lostShare: number, roundTripMs: number, bits: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...NO_COUNTERS,
    received: 50 * at * (1 - lostShare),
    lost: 50 * at * lostShare,
    bytesReceived: (bits / 8) * at,
    roundTripMs,
  }))

test.each([
  ['good', seconds(30, 0.01, 80, 600_000), true],
  ['fair', seconds(30, 0.05, 80, 600_000), true],
  ['fair', seconds(30, 0, 400, 600_000), true],
  ['fair', seconds(30, 0, 80, 60_000), true],
  ['good', seconds(30, 0, 80, 60_000), false],
  ['bad', seconds(30, 0.2, 80, 600_000), true],
  ['bad', seconds(30, 0, 900, 600_000), true],
  [undefined, seconds(3, 0, 80, 600_000), true],
  [undefined, [], true],
] as const)('the connection is %s', (expected, seen, hasPicture) =>
  expect(qualityOf(connectionOf(seen), hasPicture)).toBe(expected),
)

const call = {
  state: 'active' as const,
  reason: null as string | null,
  mediaWindowUntil: null as Date | null,
  currentChannel: 'audio' as const,
  isCallClosed: false,
}
const now = { nowMs: 100_000, serverMs: 5_000, heardAtMs: 99_000 }

test.each([
  ['while the clock runs', call, now, true],
  ['not in a pause', { ...call, state: 'paused' as const }, now, false],
  ['in a window', { ...call, state: 'paused' as const, mediaWindowUntil: new Date(5_001) }, now, true],
  ['not after a window', { ...call, state: 'accepted' as const, mediaWindowUntil: new Date(5_000) }, now, false],
  ['not when the server is silent', call, { ...now, heardAtMs: 85_000 }, false],
  ['not once the call is closed', { ...call, isCallClosed: true }, now, false],
])('sound flows %s', (_when, c, seen, expected) => expect(mayFlow(c, seen)).toBe(expected))

test.each(['silence', 'voice_disputed'])('after %s sound could flow once somebody says so', (reason) => {
  const silent = { ...call, state: 'paused' as const, reason }
  const ready = { isConnected: true, isMicrophoneLive: true }
  expect(couldFlow(silent, { ...ready, hasAskedBack: false })).toBe(false)
  expect(couldFlow(silent, { ...ready, hasAskedBack: true })).toBe(true)
  expect(couldFlow(call, { ...ready, hasAskedBack: false })).toBe(true)
  expect(couldFlow(call, { ...ready, isMicrophoneLive: false, hasAskedBack: true })).toBe(false)
})

/** In which seconds the consultant's camera sends, when the server says in some of them that it is paid. */
function sendsWhen(picture: UnpaidPicture, seconds: number, isPaid: (second: number) => boolean) {
  const all = Array.from({ length: seconds }, (_, second) => second)
  return all.filter((second) => picture.maySend({ isDue: true, isPaid: isPaid(second), nowMs: second * 1_000 }))
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, second) => from + second)

test('a picture has ten seconds to arrive; then it is tried, after rests that double', () => {
  const picture = new UnpaidPicture()
  expect(sendsWhen(picture, 60, () => false)).toEqual([...range(0, 10), ...range(20, 25), ...range(45, 50)])
  expect(picture.isLate).toBe(true)
})

test('a picture that is paid goes on, and stops with the word that it is not', () => {
  const picture = new UnpaidPicture()
  expect(sendsWhen(picture, 42, (second) => second >= 3 && second < 30)).toEqual([...range(0, 30), ...range(40, 42)])
})

test('a picture flows for a minute without being paid, whatever is said in between, until it is wanted again', () => {
  const picture = new UnpaidPicture()
  const unpaid = sendsWhen(picture, 3_600, (second) => second % 100 === 0).filter((second) => second % 100 !== 0)
  // Each time that it was paid, ten seconds before the word that it is not.
  expect(unpaid.length).toBeLessThanOrEqual(60)
  expect(picture.maySend({ isDue: true, isPaid: false, nowMs: 3_700_000 })).toBe(false)
  picture.restart()
  expect(picture.maySend({ isDue: true, isPaid: false, nowMs: 3_701_000 })).toBe(true)
})

const SDP = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'a=candidate:1 1 udp 2113937151 192.0.2.1 5000 typ host',
  'a=end-of-candidates',
  'a=rtpmap:111 opus/48000/2',
  'a=fmtp:111 minptime=10',
  '',
].join('\r\n')

test('a description names its connection, asks for error correction and travels without addresses', () => {
  expect(sessionIdOf(SDP)).toBe('4611731400430051336')
  expect(withErrorCorrection(SDP)).toContain('a=fmtp:111 minptime=10;useinbandfec=1\r\n')
  expect(withErrorCorrection(withErrorCorrection(SDP))).toBe(withErrorCorrection(SDP))
  expect(withErrorCorrection(SDP.replace('a=fmtp:111 minptime=10\r\n', ''))).toContain('a=fmtp:111 useinbandfec=1\r\n')
  expect(withoutCandidates(SDP)).not.toMatch(/candidate/)
  expect(readSignal({ kind: 'offer', sdp: withoutCandidates(SDP) })).toBeDefined()
})

test('Opus, VP8 and one kind of H264 are offered', () => {
  const video = [
    { mimeType: 'video/VP8' },
    { mimeType: 'video/rtx' },
    { mimeType: 'video/VP9', sdpFmtpLine: 'profile-id=0' },
    { mimeType: 'video/H264', sdpFmtpLine: 'packetization-mode=0;profile-level-id=42e01f' },
    { mimeType: 'video/H264', sdpFmtpLine: 'packetization-mode=1;profile-level-id=42e01f' },
    { mimeType: 'video/AV1' },
  ]
  expect(fewCodecs('video', video)).toEqual([video[0], video[4], video[1]])
  expect(fewCodecs('audio', [{ mimeType: 'audio/opus' }, { mimeType: 'audio/PCMU' }])).toEqual([
    { mimeType: 'audio/opus' },
  ])
})

test('whoever speaks is shown as long as sound flows', () => {
  expect(voicesIn({ heard: 1, spoke: 0 }, true)).toEqual({ isHeard: true, isSpeaking: false })
  expect(voicesIn({ heard: 0, spoke: 1 }, true)).toEqual({ isHeard: false, isSpeaking: true })
  expect(voicesIn({ heard: 1, spoke: 1 }, false)).toEqual({ isHeard: false, isSpeaking: false })
})
