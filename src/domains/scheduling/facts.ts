import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** To both: a booking of theirs was paid, moved or ended, or another start was proposed or answered. */
export const bookingMoved = fact(personTopic, 'booking_moved', { bookingId: uuid })

type Parties = { clientId: string; consultantId: string; confirmedAt: Date | null }

/** Who hears of it: a consultant knows of a booking once it is paid. */
export const listenersOf = ({ clientId, consultantId, confirmedAt }: Parties) =>
  confirmedAt ? [clientId, consultantId] : [clientId]
