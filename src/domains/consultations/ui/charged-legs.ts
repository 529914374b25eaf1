import { chargedLegs, type Leg } from '../billing/legs.rules.ts'
import type { Consultation } from '../contract.ts'

const legOf = ({ channel, pricePerMinuteCents, billedMs, coveredMs }: Consultation['legs'][number]): Leg => ({
  channel,
  pricePerMinute: pricePerMinuteCents,
  billedMs: BigInt(billedMs),
  coveredMs: BigInt(coveredMs),
})

/** What is charged of each channel as it was read: its whole seconds, in milliseconds. */
export const chargedLegsOf = ({ legs }: Pick<Consultation, 'legs'>) => chargedLegs(legs.map(legOf))
