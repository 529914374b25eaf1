import { checkInvariants, type InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import type { Job } from '#platform/jobs.ts'
import { findReceiptViolations } from './invariants.sql.ts'

/** A receipt never changes, so only what was wrong before and slices of everything are looked at. */
export const receiptCheck: InvariantCheck = {
  name: 'receipts',
  checkNew: async (tx, { suspects }) => ({
    violations: await findReceiptViolations(tx, { suspects }),
    position: '0',
    isDone: true,
  }),
  checkSlice: async (tx, slice) => ({ violations: await findReceiptViolations(tx, uuidsOf(slice)) }),
}

export const jobs: Job[] = [
  { name: 'receipts.check-invariants', everySeconds: 60, run: ({ db, log }) => checkInvariants(db, receiptCheck, log) },
]
