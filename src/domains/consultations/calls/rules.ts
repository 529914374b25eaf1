/** What two people use to consult: words, voice, or voice and picture, each dearer than the one before. */
export const CALL_CHANNELS = ['audio', 'video'] as const
export type CallChannel = (typeof CALL_CHANNELS)[number]
/** From the cheapest to the dearest. */
export const LIVE_CHANNELS = ['chat', ...CALL_CHANNELS] as const
export type LiveChannel = (typeof LIVE_CHANNELS)[number]
/** Whether one is dearer than the other. */
export const isAbove = (one: LiveChannel, other: LiveChannel) =>
  LIVE_CHANNELS.indexOf(one) > LIVE_CHANNELS.indexOf(other)

/** What an event of a room says of its channel: it was changed, or proposed, or a proposal was taken down. */
export const CHANNEL_ACTS = ['changed', 'proposed', 'declined'] as const
export type ChannelAct = (typeof CHANNEL_ACTS)[number]

export const isCall = (channel: string): channel is CallChannel => channel === 'audio' || channel === 'video'

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
  /** Without a word of the server for this long, browsers stop sending. */
  deaf: 15_000,
} as const

/** So many stretches in which one side denies what the other's report shows; then it goes on by chat. */
export const MOST_DISPUTES = 3

/** No call any more: what was to prove itself did not in time, or one side kept denying what the other's report shows. */
export const isCallClosed = (c: { unprovenMediaMs: bigint; mediaDisputes: number }) =>
  c.unprovenMediaMs >= BigInt(MEDIA_MS.allWindows) || c.mediaDisputes >= MOST_DISPUTES
