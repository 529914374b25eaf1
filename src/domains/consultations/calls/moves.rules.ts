import type { Channel } from '#domains/consultants/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { usagePrice } from '../billing/channel-usage.rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import type { State } from '../state/rules.ts'
import { type CallChannel, isAbove, isCall, type LiveChannel } from '../channels/rules.ts'
import { isCallClosed, MEDIA_MS, soundAt, type SoundProofs } from '../channels/sound.rules.ts'

type Seat = 'client' | 'consultant'

/** A consultation as far as a change of its channel depends on it. */
type Changing = {
  state: State
  channel: Channel
  currentChannel: LiveChannel
  pricePerMinute: Centavos
  channelChangedAt: Date | null
  channelRaises: number
  proposedChannel: CallChannel | null
  proposals: number
  proposalEndedAt: Date | null
  awaitsConfirmation: boolean
  isWelcome: boolean
  billedMs: bigint
  coveredMs: bigint
  unprovenMediaMs: bigint
  audioDenials: number
}

/**
 * A change loses what was not yet proven before it, and a call may flow for a moment before it proves itself: going up
 * is therefore rare. Times in milliseconds.
 */
export const MOVES = {
  mostRaises: 8,
  raiseAgainAfterMs: 10_000,
  mostProposals: 5,
  proposeAgainAfterMs: 30_000,
} as const

/** The dearest channel that the client agreed to. */
const agreedChannel = ({ channel }: Pick<Changing, 'channel'>): LiveChannel => (isCall(channel) ? channel : 'chat')

/** Whether using this channel needs the client's yes to a higher price. */
export const isDearer = (c: Pick<Changing, 'channel'>, channel: LiveChannel) => isAbove(channel, agreedChannel(c))

/** Time that was given, or paid before, is time by chat. */
const isGivenTime = (c: Pick<Changing, 'awaitsConfirmation' | 'isWelcome' | 'billedMs' | 'coveredMs'>) =>
  c.awaitsConfirmation || (c.isWelcome && c.billedMs < c.coveredMs)

type Wish = {
  by: Seat
  wanted: LiveChannel
  /** What the client read as its price, in centavos per minute. */
  seenPrice: Centavos | undefined
  /** The channels of calls that this consultant offers now. */
  offered: readonly CallChannel[]
  at: Date
}

const isWithin = (ms: number, since: Date | null, at: Date) => since !== null && at.getTime() - since.getTime() < ms

/**
 * What becomes of a wish for another channel: `change`, also `raise` the agreed price, `propose` it, or `nothing`. Down
 * is always possible. Refuses a channel that is closed or comes too early, a price that was not read, and whoever
 * wishes too often.
 */
export function judgeWish(
  c: Changing,
  { by, wanted, seenPrice, offered, at }: Wish,
): 'nothing' | 'change' | 'raise' | 'propose' {
  if (c.state !== 'accepted' && c.state !== 'active' && c.state !== 'paused') throw refuse('not_now')
  if (wanted === c.currentChannel) return 'nothing'
  if (!isAbove(wanted, c.currentChannel)) return 'change'
  if (isCallClosed(c)) throw refuse('call_closed')
  if (!offered.some((one) => one === wanted)) throw refuse('channel_not_offered')
  if (isGivenTime(c)) throw refuse('call_after_given_time')
  if (c.channelRaises >= MOVES.mostRaises) throw refuse('too_many_changes')
  if (by === 'consultant') return judgeProposal(c, wanted, at)
  if (isWithin(MOVES.raiseAgainAfterMs, c.channelChangedAt, at)) throw refuse('changed_lately')
  if (!isDearer(c, wanted)) return 'change'
  if (seenPrice !== usagePrice(c, wanted)) throw refuse('price_not_seen')
  return 'raise'
}

function judgeProposal(c: Changing, wanted: LiveChannel, at: Date): 'nothing' | 'propose' {
  if (c.proposedChannel === wanted) return 'nothing'
  if (c.proposedChannel) throw refuse('already_proposed')
  if (c.proposals >= MOVES.mostProposals) throw refuse('too_many_proposals')
  if (isWithin(MOVES.proposeAgainAfterMs, c.proposalEndedAt, at)) throw refuse('proposed_lately')
  return 'propose'
}

/** 1 when this is a way up, of which there are few. */
export const raiseOf = ({ currentChannel }: Pick<Changing, 'currentChannel'>, wanted: LiveChannel) =>
  isAbove(wanted, currentChannel) ? 1 : 0

/**
 * What flowed without being proven when a call is left for chat, in milliseconds: what lies within one lease of the
 * last proof is not counted. Going up and down is no way around S16.
 */
export function unprovenAtLeaving(
  c: { state: State; billableFrom: Date | null; channelChangedAt: Date | null },
  sound: SoundProofs,
  at: Date,
): bigint {
  if (c.state !== 'active') return 0n
  const since = Math.max(...[soundAt(sound), c.billableFrom, c.channelChangedAt].map((one) => one?.getTime() ?? 0))
  return BigInt(Math.max(0, at.getTime() - since - MEDIA_MS.lease))
}
