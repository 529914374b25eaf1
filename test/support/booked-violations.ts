import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { findBookingViolations } from '#domains/scheduling/bookings/invariants.sql.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import type { Db } from '#platform/db.ts'

/** All violated invariants of bookings, their rooms and their money; must be empty. */
export const listBookedViolations = async (db: Db) => [
  ...(await findBookingViolations(db)),
  ...(await findConsultationViolations(db)),
  ...(await findLedgerViolations(db)),
  ...(await findReceiptViolations(db)),
]
