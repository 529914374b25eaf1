import { most } from '#shared/money.ts'
import type { Consultation } from '../contract.ts'
import { legPrice } from '../billing/legs.rules.ts'
import { costOf } from '../billing/money.rules.ts'
import type { LiveChannel } from '../calls/rules.ts'

type PricedConsultation = Pick<
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
 * What `ms` milliseconds of a consultation cost in credit, in centavos: each channel at its own price, and prepaid
 * minutes cover the first part. What was proven since the legs were read runs on the channel that is charged now.
 */
export function costSoFar(c: PricedConsultation, ms: number) {
  const total = BigInt(Math.floor(ms))
  const others = othersOf(c)
  const sum = (of: 'billedMs' | 'coveredMs') => others.reduce((all, leg) => all + BigInt(leg[of]), 0n)
  const ofOthers = others.reduce(
    (all, leg) => all + costOf(leg.pricePerMinuteCents, BigInt(leg.billedMs - leg.coveredMs)),
    0n,
  )
  const runs = { billedMs: total - sum('billedMs'), coveredMs: most(0n, BigInt(c.coveredMs) - sum('coveredMs')) }
  return ofOthers + costOf(priceOn(c, c.chargedChannel), most(0n, runs.billedMs - runs.coveredMs))
}

const othersOf = ({ legs, chargedChannel }: PricedConsultation) =>
  legs.filter(({ channel }) => channel !== chargedChannel)

/** The legs with what was proven since they were read: it was charged as the present channel. */
export function legsUntilNow(c: PricedConsultation & Pick<Consultation, 'billedMs'>): Consultation['legs'] {
  const others = othersOf(c)
  const rest = (all: number, of: 'billedMs' | 'coveredMs') => others.reduce((left, leg) => left - leg[of], all)
  const leg = {
    channel: c.chargedChannel,
    pricePerMinuteCents: priceOn(c, c.chargedChannel),
    billedMs: rest(c.billedMs, 'billedMs'),
    coveredMs: rest(Math.min(c.billedMs, c.coveredMs), 'coveredMs'),
  }
  return leg.billedMs > 0 ? [...others, leg] : others
}

/** How many of `ms` milliseconds prepaid minutes cover. */
export const coveredSoFar = ({ coveredMs }: Pick<Consultation, 'coveredMs'>, ms: number) => Math.min(ms, coveredMs)
