import type { Consultation } from '../contract.ts'
import { costOf, chargedMs } from '../billing/money.rules.ts'

type PricedConsultation = Pick<Consultation, 'pricePerMinuteCents' | 'coveredMs'>

/** Whether it is free minutes that run, and not those of a booking. */
export const isFree = ({ awaitsConfirmation, booked }: Pick<Consultation, 'awaitsConfirmation' | 'booked'>) =>
  awaitsConfirmation && !booked

/** What `ms` milliseconds of a consultation cost in credit, in centavos; prepaid minutes cover the first part. */
export const costSoFar = ({ pricePerMinuteCents, coveredMs }: PricedConsultation, ms: number) =>
  costOf(pricePerMinuteCents, chargedMs({ billedMs: BigInt(Math.floor(ms)), coveredMs: BigInt(coveredMs) }))

/** How many of `ms` milliseconds prepaid minutes cover. */
export const coveredSoFar = ({ coveredMs }: Pick<PricedConsultation, 'coveredMs'>, ms: number) =>
  Math.min(ms, coveredMs)
