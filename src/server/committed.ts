import { sumBooked } from '#domains/consultations/index.ts'
import type { FindCommitted } from '#domains/limits/read-self-care.ts'
import { sumOpenOf } from '#domains/payments/index.ts'

/** What a person asked to pay and booked, as the verbs that hold their limits add it up. */
export const findCommitted: FindCommitted = async (sql, personId, now) => ({
  openPayments: await sumOpenOf(sql, personId),
  booked: await sumBooked(sql, { clientId: personId, at: now, now }),
})
