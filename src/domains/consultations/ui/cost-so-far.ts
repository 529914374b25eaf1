import type { Consultation } from '../contract.ts'
import { legPrice } from '../billing/legs.rules.ts'
import { costOf } from '../billing/money.rules.ts'

type PricedConsultation = Pick<
  Consultation,
  'channel' | 'currentChannel' | 'pricePerMinuteCents' | 'coveredMs' | 'legs'
>

/** Whether it is free minutes that run, and not those of a booking. */
export const isFree = ({ awaitsConfirmation, booked }: Pick<Consultation, 'awaitsConfirmation' | 'booked'>) =>
  awaitsConfirmation && !booked

/**
 * What `ms` milliseconds of a consultation cost in credit, in centavos: each channel at its own price, and prepaid
 * minutes cover the first part. What was proven since the legs were read runs on the present channel.
 */
export function costSoFar(c: PricedConsultation, ms: number) {
  const total = BigInt(Math.floor(ms))
  const others = c.legs.filter(({ channel }) => channel !== c.currentChannel)
  const sum = (of: 'billedMs' | 'coveredMs') => others.reduce((all, leg) => all + BigInt(leg[of]), 0n)
  const ofOthers = others.reduce(
    (all, leg) => all + costOf(leg.pricePerMinuteCents, BigInt(leg.billedMs - leg.coveredMs)),
    0n,
  )
  const price = legPrice({ channel: c.channel, pricePerMinute: c.pricePerMinuteCents }, c.currentChannel)
  const runs = { billedMs: total - sum('billedMs'), coveredMs: max(0n, BigInt(c.coveredMs) - sum('coveredMs')) }
  return ofOthers + costOf(price, max(0n, runs.billedMs - runs.coveredMs))
}

const max = (a: bigint, b: bigint) => (a > b ? a : b)

/** How many of `ms` milliseconds prepaid minutes cover. */
export const coveredSoFar = ({ coveredMs }: Pick<Consultation, 'coveredMs'>, ms: number) => Math.min(ms, coveredMs)
