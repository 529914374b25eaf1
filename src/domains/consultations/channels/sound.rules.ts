/** What proves sound and picture, and what may flow without being charged (S15–S17), all in milliseconds. */
export const MEDIA_MS = {
  /** A report of each browser. */
  report: 1_000,
  /** Without sound both ways for this long, it is not proven any more. */
  lease: 5_000,
  /** Without sound both ways for this long, the clock stops. */
  dead: 10_000,
  /** Without the consultant's picture for this long, it costs as voice. */
  pictureLease: 10_000,
  /** Sound may flow so long to prove itself: at the beginning, and each time it is tried again. */
  firstWindow: 15_000,
  window: 5_000,
  /** And so long in a call altogether; then it goes on by chat. */
  allWindows: 60_000,
  /**
   * What a network confirmed to the other side so much later than it was received here was denied. Browsers go on
   * confirming for eight seconds when sound breaks off.
   */
  denial: 10_000,
  /** Without a word of the server for this long, browsers stop sending. */
  deaf: 15_000,
} as const

/** So often one side may deny what the other's report shows; then it goes on by chat. */
export const MOST_AUDIO_DENIALS = 3

/** No call any more: nothing proved itself in time, or one side kept denying what the other's report shows. */
export const isCallClosed = (c: { unprovenMediaMs: bigint; audioDenials: number }) =>
  c.unprovenMediaMs >= BigInt(MEDIA_MS.allWindows) || c.audioDenials >= MOST_AUDIO_DENIALS

type Windows = { unprovenMediaMs: bigint; mediaWindowUntil: Date | null }

/** How long media may flow to prove itself now, in milliseconds: longer the first time, never beyond what is left. */
export function nextWindowMs({ unprovenMediaMs }: { unprovenMediaMs: bigint }): number {
  const left = MEDIA_MS.allWindows - Number(unprovenMediaMs)
  return Math.min(left, unprovenMediaMs === 0n ? MEDIA_MS.firstWindow : MEDIA_MS.window)
}

/** A window closes at `at`: what was not needed of it counts as unused. */
export function closeWindow({ unprovenMediaMs, mediaWindowUntil }: Windows, at: Date): Windows {
  const unused = mediaWindowUntil ? BigInt(Math.max(0, mediaWindowUntil.getTime() - at.getTime())) : 0n
  return { mediaWindowUntil: null, unprovenMediaMs: unprovenMediaMs > unused ? unprovenMediaMs - unused : 0n }
}

/** What the seats of a call said last of their sound. */
export type SoundProofs = {
  clientMediaAt: Date | null
  consultantMediaAt: Date | null
  clientReceivedAt: Date | null
  consultantReceivedAt: Date | null
  clientAcknowledgedAt: Date | null
  consultantAcknowledgedAt: Date | null
  clientConnectedAt: Date | null
  consultantConnectedAt: Date | null
  /** When each browser last heard a voice, and sent one, whatever the other one says. */
  clientHeardAt: Date | null
  consultantHeardAt: Date | null
  clientVoicedAt: Date | null
  consultantVoicedAt: Date | null
  /** Until when something was charged; a seat that is taken anew forgets what was proven before. */
  chargedUntil: Date | null
}

const LONG_AGO = new Date(0)
const isBehind = (a: Date | null, b: Date | null, ms: number = MEDIA_MS.lease) =>
  (b ?? LONG_AGO).getTime() - (a ?? LONG_AGO).getTime() > ms

/** When sound was last proven both ways, also by the seats before these; null: never. */
export function soundAt({ clientMediaAt: a, consultantMediaAt: b, chargedUntil }: SoundProofs) {
  const now = a && b ? (a < b ? a : b) : null
  return now && chargedUntil ? (now > chargedUntil ? now : chargedUntil) : (now ?? chargedUntil)
}

/**
 * One side says that no sound arrives, and its own network confirmed to the other one that it does. When neither side
 * receives any more it was the line: browsers go on confirming for eight seconds.
 */
export const isSoundDenied = (s: SoundProofs) =>
  isBehind(s.clientReceivedAt, s.consultantAcknowledgedAt) !== isBehind(s.consultantReceivedAt, s.clientAcknowledgedAt)

/**
 * The consultant's browser sent or heard a voice well after `knownAt`, the last voice or word that counted, and the
 * client's did not hear or send it. Loudness is the word of either side alone: neither decides who bears such a
 * silence.
 */
export function isVoiceDisputed(s: SoundProofs, knownAt: Date) {
  const isDenied = (claimed: Date | null, admitted: Date | null) =>
    isBehind(knownAt, claimed) && isBehind(admitted, claimed)
  return isDenied(s.consultantVoicedAt, s.clientHeardAt) || isDenied(s.consultantHeardAt, s.clientVoicedAt)
}

type AudioDenials = {
  mediaWindowUntil: Date | null
  audioDenials: number
  disputedMs: bigint
  disputedUntil: Date | null
}

/**
 * A denial of sound that proves itself, counted until `at`: each one once, and all that it lasted. Undefined:
 * nobody denies anything beyond what was counted before.
 */
export function audioDenialIn(
  c: AudioDenials,
  s: SoundProofs,
  at: Date,
): Omit<AudioDenials, 'mediaWindowUntil'> | undefined {
  if (!c.mediaWindowUntil) return undefined
  const countedMs = c.disputedUntil?.getTime() ?? 0
  const openedMs = c.mediaWindowUntil.getTime() - MEDIA_MS.firstWindow
  // Whoever says nothing at all denies nothing.
  const deniedFrom = (received: Date | null, confirmed: Date | null, reported: Date | null) => {
    const from = new Date(Math.max(received?.getTime() ?? 0, openedMs, countedMs))
    const isDenied = isBehind(from, confirmed, MEDIA_MS.denial) && isBehind(from, reported, MEDIA_MS.denial)
    return isDenied ? from.getTime() : undefined
  }
  const fromMs =
    deniedFrom(s.clientReceivedAt, s.consultantAcknowledgedAt, s.clientConnectedAt) ??
    deniedFrom(s.consultantReceivedAt, s.clientAcknowledgedAt, s.consultantConnectedAt)
  return fromMs === undefined
    ? undefined
    : {
        audioDenials: c.audioDenials + Number(fromMs !== countedMs),
        disputedMs: c.disputedMs + BigInt(Math.max(0, at.getTime() - fromMs)),
        disputedUntil: at,
      }
}

/**
 * Until when each side did its part, as for seats: whoever denied what arrived, else whoever received and did not send.
 * Where nobody can tell, both until the same instant.
 */
export function lastSoundOf(s: SoundProofs, at: Date): { clientAt: Date | null; consultantAt: Date | null } {
  const fault = (received: Date | null, media: Date | null, confirmed: Date | null) =>
    isBehind(received, confirmed) ? received : isBehind(media, received) ? media : at
  return {
    clientAt: fault(s.clientReceivedAt, s.clientMediaAt, s.consultantAcknowledgedAt),
    consultantAt: fault(s.consultantReceivedAt, s.consultantMediaAt, s.clientAcknowledgedAt),
  }
}
