/** What two people use to consult: words, voice, or voice and picture, each dearer than the one before. */
export const CALL_CHANNELS = ['audio', 'video'] as const
export type CallChannel = (typeof CALL_CHANNELS)[number]
/** From the cheapest to the dearest. */
export const LIVE_CHANNELS = ['chat', ...CALL_CHANNELS] as const
export type LiveChannel = (typeof LIVE_CHANNELS)[number]
/** Both are there at the same time, unlike messages and written questions. */
export const isLive = (channel: string): channel is LiveChannel => channel === 'chat' || isCall(channel)
/** Whether one is dearer than the other. */
export const isAbove = (one: LiveChannel, other: LiveChannel) =>
  LIVE_CHANNELS.indexOf(one) > LIVE_CHANNELS.indexOf(other)

/** What an event of a room says of its channel: it was changed, or proposed, or a proposal was taken down. */
export const CHANNEL_ACTS = ['changed', 'proposed', 'declined'] as const
export type ChannelAct = (typeof CHANNEL_ACTS)[number]

/** What a second is charged as, by what the latest one was: video only while the consultant's picture arrives. */
export const chargedAs = (current: LiveChannel, latest: LiveChannel): LiveChannel =>
  current === 'video' && latest !== 'video' ? 'audio' : current

export const isCall = (channel: string): channel is CallChannel => channel === 'audio' || channel === 'video'

/** What the two use to begin with, by the channel that was agreed. */
export const liveChannelOf = (channel: string): LiveChannel => (isCall(channel) ? channel : 'chat')
