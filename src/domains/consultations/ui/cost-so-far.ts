import type { Centavos } from '#shared/money.ts'
import type { Consultation } from '../contract.ts'
import { chargedMs, legPrice } from '../billing/legs.rules.ts'
import { costOfLegs } from '../billing/money.rules.ts'
import type { LiveChannel } from '../calls/rules.ts'
import { chargedLegsOf } from './charged-legs.ts'

export type PricedConsultation = Pick<
  Consultation,
  'channel' | 'chargedChannel' | 'pricePerMinuteCents' | 'coveredMs' | 'legs'
>

/** What a minute costs on one channel, in centavos. */
const priceOn = ({ channel, pricePerMinuteCents }: PricedConsultation, leg: LiveChannel) =>
  legPrice({ channel, pricePerMinute: pricePerMinuteCents }, leg)

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
 * centavos. Minutes cover the first part; what was proven since the legs were read is of the present channel.
 */
export function chargedSoFar(c: PricedConsultation, ms: number): { ms: number; coveredMs: number; cents: Centavos } {
  const legs = chargedLegsOf({ legs: legsAt(c, ms) })
  const coveredMs = legs.reduce((sum, leg) => sum + leg.coveredMs, 0n)
  return { ms: Number(chargedMs(legs)), coveredMs: Number(coveredMs), cents: costOfLegs(legs) }
}

const othersOf = ({ legs, chargedChannel }: PricedConsultation) =>
  legs.filter(({ channel }) => channel !== chargedChannel)

/** The legs with what was proven since they were read: it was charged as the present channel. */
export const legsUntilNow = (c: PricedConsultation & Pick<Consultation, 'billedMs'>) => legsAt(c, c.billedMs)

/** The legs as they are with `ms` proven milliseconds. */
export function legsAt(c: PricedConsultation, ms: number): Consultation['legs'] {
  const others = othersOf(c)
  const rest = (all: number, of: 'billedMs' | 'coveredMs') =>
    Math.max(
      0,
      others.reduce((left, leg) => left - leg[of], all),
    )
  const billedMs = rest(Math.floor(ms), 'billedMs')
  const leg = {
    channel: c.chargedChannel,
    pricePerMinuteCents: priceOn(c, c.chargedChannel),
    billedMs,
    coveredMs: Math.min(billedMs, rest(c.coveredMs, 'coveredMs')),
  }
  return leg.billedMs > 0 ? [...others, leg] : others
}
