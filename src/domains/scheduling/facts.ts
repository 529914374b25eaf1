import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** To both: a booking of theirs was paid, moved, opened or ended, or another start was proposed or answered. */
export const bookingMoved = fact(personTopic, 'booking_moved', { bookingId: uuid })

type Parties = { id: string; clientId: string; consultantId: string; confirmedAt: Date | null }

/** Whom to tell that a booking moved: a consultant knows of it once it is paid. */
export const announcementsOf = ({ id: bookingId, clientId, consultantId, confirmedAt }: Parties) =>
  (confirmedAt ? [clientId, consultantId] : [clientId]).map((personId) => bookingMoved(personId, { bookingId }))
