import { foldLedger } from '#domains/wallet/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { checkInvariants, type InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import type { Job } from '#platform/jobs.ts'
import { monthCheck } from './accounting/watch-months.ts'
import { sweepExports, writeExports } from './exports/write-exports.ts'
import { addLedgerSums } from './sums/platform.sql.ts'
import { findSumViolations } from './sums/sql.ts'

/** Sums change only with the lines that they are kept with, so only slices of everything are looked at. */
export const sumCheck: InvariantCheck = {
  name: 'the sums of reports',
  checkNew: async () => ({ violations: [], position: '0', isDone: true }),
  checkSlice: async (tx, slice) => ({ violations: await findSumViolations(tx, uuidsOf(slice)) }),
}

export const jobsWith = (storage: Storage): Job[] => [
  { name: 'reports.write-exports', everySeconds: 1, run: (given) => writeExports({ ...given, storage }) },
  { name: 'reports.sweep-exports', everySeconds: 600, run: ({ db, ...given }) => sweepExports(db, storage, given) },
  { name: 'reports.fold-platform', everySeconds: 5, run: ({ db }) => foldLedger(db, 'platform', addLedgerSums) },
  { name: 'reports.check-months', everySeconds: 60, run: ({ db, log }) => checkInvariants(db, monthCheck, log) },
  { name: 'reports.check-sums', everySeconds: 60, run: ({ db, log }) => checkInvariants(db, sumCheck, log) },
]
