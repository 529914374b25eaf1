import type { FactOf } from '#shared/facts.ts'
import type { mediaReported } from '../../../calls/facts.ts'

/** One entry of `RTCPeerConnection.getStats()`: browsers leave out what they do not count. */
export type StatsEntry = { readonly type: string; readonly [field: string]: unknown }

/** What a connection counted so far. Packets, pictures, seconds and energy of sound, bytes; milliseconds. */
export type MediaCounters = {
  received: number
  lost: number
  sent: number
  frames: number
  heardEnergy: number
  heardSeconds: number
  spokenEnergy: number
  spokenSeconds: number
  /** How many reports of the other browser about our sound arrived, and the share that got lost, 0 to 1. */
  confirmations: number
  lostThere: number
  bytesReceived: number
  roundTripMs: number | undefined
}

export type MediaEvidence = Omit<FactOf<typeof mediaReported>, 'type' | 'token'>

/** Louder than a quiet room after noise suppression, and quieter than any voice: the mean square of −40 dBFS. */
const VOICE_POWER = 1e-4

export const isOf = (kind: string) => (entry: StatsEntry) => entry.kind === kind || entry.mediaType === kind

/** Adds up a snapshot of statistics; what is missing counts as nothing. */
export function countersOf(stats: readonly StatsEntry[]): MediaCounters {
  const all = (type: string) => stats.filter((entry) => entry.type === type)
  const inbound = all('inbound-rtp')
  const heard = inbound.filter(isOf('audio'))
  const source = all('media-source').filter(isOf('audio'))
  const remote = all('remote-inbound-rtp').filter(isOf('audio'))
  const pair = all('candidate-pair').find(({ nominated, state }) => nominated === true && state === 'succeeded')
  const roundTrip = pair?.currentRoundTripTime ?? remote[0]?.roundTripTime
  return {
    received: sum(heard, 'packetsReceived'),
    lost: sum(heard, 'packetsLost'),
    sent: sum(all('outbound-rtp').filter(isOf('audio')), 'packetsSent'),
    frames: sum(inbound.filter(isOf('video')), 'framesDecoded'),
    heardEnergy: sum(heard, 'totalAudioEnergy'),
    heardSeconds: sum(heard, 'totalSamplesDuration'),
    spokenEnergy: sum(source, 'totalAudioEnergy'),
    spokenSeconds: sum(source, 'totalSamplesDuration'),
    // Some browsers count the measured round trips, the others at least say when the latest report came.
    confirmations: sum(remote, 'roundTripTimeMeasurements') || sum(remote, 'timestamp'),
    lostThere: Math.max(0, ...remote.map((entry) => numberOf(entry.fractionLost))),
    bytesReceived: sum(inbound, 'bytesReceived'),
    roundTripMs: typeof roundTrip === 'number' ? Math.round(roundTrip * 1_000) : undefined,
  }
}

export const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
export const sum = (entries: readonly StatsEntry[], field: string) =>
  entries.reduce((total, entry) => total + numberOf(entry[field]), 0)

/** What was added since; a counter that went back belongs to a new connection and began at nothing. */
const grown = (before: number, now: number) => Math.max(0, now < before ? now : now - before)

/** What progressed between two snapshots. `isMuted`: what the own microphone hears is not sent. */
export function evidenceOf(
  before: MediaCounters,
  now: MediaCounters,
  { isMuted, isConnected }: { isMuted: boolean; isConnected: boolean },
): MediaEvidence {
  const added = (field: Exclude<keyof MediaCounters, 'roundTripMs'>) => grown(before[field], now[field])
  const isVoice = (energy: number, seconds: number) => seconds > 0 && energy / seconds > VOICE_POWER
  const sent = Math.round(added('sent'))
  const isConfirmed = sent > 0 && added('confirmations') > 0 && now.lostThere < 1
  return {
    received: Math.round(added('received')),
    sent,
    acknowledged: isConfirmed ? Math.max(1, Math.round(sent * (1 - now.lostThere))) : 0,
    frames: Math.round(added('frames')),
    heard: isVoice(added('heardEnergy'), added('heardSeconds')) ? 1 : 0,
    spoke: !isMuted && isVoice(added('spokenEnergy'), added('spokenSeconds')) ? 1 : 0,
    connected: isConnected ? 1 : 0,
  }
}

/** Whether the other one's voice was heard, and the own one sent, in the last second. */
export type Voices = { isHeard: boolean; isSpeaking: boolean }

/** Whose voice was in the sound; while nothing flows nobody's. */
export const voicesIn = ({ heard, spoke }: Pick<MediaEvidence, 'heard' | 'spoke'>, isFlowing: boolean): Voices => ({
  isHeard: isFlowing && heard > 0,
  isSpeaking: isFlowing && spoke > 0,
})

/** The same as nothing at all: before the first snapshot, and without a connection. */
export const NO_COUNTERS = countersOf([])

export type Quality = 'good' | 'fair' | 'bad'
/** Seconds that a judgement looks back. */
const QUALITY_SECONDS = 30
/** Up to here it is good, up to here fair: share of packets lost, round trip in milliseconds. */
const LIMITS = { lost: [0.03, 0.1], roundTripMs: [300, 700] } as const
/** A picture below this many bits a second is one of blocks. */
const POOR_PICTURE_BPS = 120_000

/** How the last 30 s were: share of packets lost, mean round trip in milliseconds, bits received a second. */
export type Connection = { lost: number; roundTripMs: number; bitsPerSecond: number }

/** From one snapshot a second, oldest first; undefined: too few of them, or nothing flowed. */
export function connectionOf(seen: readonly MediaCounters[]): Connection | undefined {
  const last = seen.slice(-QUALITY_SECONDS)
  const [first, now] = [last[0], last.at(-1)]
  if (!first || !now || last.length < 5) return undefined
  const received = grown(first.received, now.received)
  if (received === 0) return undefined
  const lost = grown(first.lost, now.lost)
  const trips = last.flatMap(({ roundTripMs }) => roundTripMs ?? [])
  return {
    lost: Math.max(lost / (lost + received), now.lostThere),
    roundTripMs: trips.reduce((total, ms) => total + ms, 0) / Math.max(1, trips.length),
    bitsPerSecond: (grown(first.bytesReceived, now.bytesReceived) * 8) / (last.length - 1),
  }
}

/** How good a connection is. `hasPicture`: the other's picture comes in, and its bits count too. */
export function qualityOf(connection: Connection | undefined, hasPicture: boolean): Quality | undefined {
  if (!connection) return undefined
  const { lost, roundTripMs, bitsPerSecond } = connection
  const isBeyond = (level: 0 | 1) => lost > LIMITS.lost[level] || roundTripMs > LIMITS.roundTripMs[level]
  if (isBeyond(1)) return 'bad'
  return isBeyond(0) || (hasPicture && bitsPerSecond < POOR_PICTURE_BPS) ? 'fair' : 'good'
}
