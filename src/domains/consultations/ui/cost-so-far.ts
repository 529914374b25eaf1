import type { Centavos } from '#shared/money.ts'
import type { Consultation } from '../state/contract.ts'
import { chargedMs, usagePrice } from '../billing/channel-usage.rules.ts'
import { costOfUsage } from '../billing/money.rules.ts'
import type { LiveChannel } from '../channels/rules.ts'
import { chargedUsageOf } from './charged-usage.ts'

export type PricedConsultation = Pick<
  Consultation,
  'channel' | 'chargedChannel' | 'pricePerMinuteCents' | 'coveredMs' | 'channelUsage'
>

/** What a minute costs on one channel, in centavos. */
const priceOn = ({ channel, pricePerMinuteCents }: PricedConsultation, used: LiveChannel) =>
  usagePrice({ channel, pricePerMinute: pricePerMinuteCents }, used)

/** What a minute costs, and as what: what the server charges now, and in a pause what ran; before, what the two use. */
export function priceNow(c: PricedConsultation & Pick<Consultation, 'state' | 'currentChannel'>) {
  const channel = c.state === 'requested' || c.state === 'accepted' ? c.currentChannel : c.chargedChannel
  return { channel, cents: priceOn(c, channel) }
}

/** What a minute of the channel that the two use costs, in centavos: with a picture that arrives, if it has one. */
export const priceOfChannel = (c: PricedConsultation & Pick<Consultation, 'currentChannel'>) =>
  priceOn(c, c.currentChannel)

/** Whether it is free minutes that run, and not those of a booking. */
export const isFree = ({ awaitsConfirmation, booked }: Pick<Consultation, 'awaitsConfirmation' | 'booked'>) =>
  awaitsConfirmation && !booked

/**
 * What is charged of `ms` proven milliseconds: covered and paid time in whole seconds of each channel, and the cost in
 * centavos. Minutes cover the first part; what was proven since it was read is of the present channel.
 */
export function chargedSoFar(c: PricedConsultation, ms: number): { ms: number; coveredMs: number; cents: Centavos } {
  const usage = chargedUsageOf({ channelUsage: usageAt(c, ms) })
  const coveredMs = usage.reduce((sum, part) => sum + part.coveredMs, 0n)
  return { ms: Number(chargedMs(usage)), coveredMs: Number(coveredMs), cents: costOfUsage(usage) }
}

const othersOf = ({ channelUsage, chargedChannel }: PricedConsultation) =>
  channelUsage.filter(({ channel }) => channel !== chargedChannel)

/** The use of each channel with what was proven since it was read: that was charged as the present channel. */
export const usageUntilNow = (c: PricedConsultation & Pick<Consultation, 'billedMs'>) => usageAt(c, c.billedMs)

/** The use of each channel with `ms` proven milliseconds. */
export function usageAt(c: PricedConsultation, ms: number): Consultation['channelUsage'] {
  const others = othersOf(c)
  const rest = (all: number, of: 'billedMs' | 'coveredMs') =>
    Math.max(
      0,
      others.reduce((left, part) => left - part[of], all),
    )
  const billedMs = rest(Math.floor(ms), 'billedMs')
  const present = {
    channel: c.chargedChannel,
    pricePerMinuteCents: priceOn(c, c.chargedChannel),
    billedMs,
    coveredMs: Math.min(billedMs, rest(c.coveredMs, 'coveredMs')),
  }
  return present.billedMs > 0 ? [...others, present] : others
}
