import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import type { Job } from '#platform/jobs.ts'
import { expireBonuses } from './grants/expire-bonuses.ts'
import { clearEarnings } from './earnings/clear-earnings.ts'
import { expireMinutes } from './minutes/expire-minutes.ts'
import { snapshotTotals } from './snapshot-totals.ts'
import { ledgerCheck } from './check-ledger.ts'
import { foldLedger } from './fold-ledger.ts'
import { addStatementLines } from './statement.sql.ts'

export const jobs: Job[] = [
  { name: 'wallet.clear-earnings', everySeconds: 60, run: clearEarnings },
  { name: 'wallet.expire-minutes', everySeconds: 60, run: expireMinutes },
  { name: 'wallet.expire-bonuses', everySeconds: 60, run: expireBonuses },
  { name: 'wallet.fold-statement', everySeconds: 5, run: ({ db }) => foldLedger(db, 'statement', addStatementLines) },
  { name: 'wallet.check-invariants', everySeconds: 60, run: ({ db, log }) => checkInvariants(db, ledgerCheck, log) },
  { name: 'wallet.snapshot', everySeconds: 86_400, run: ({ db }) => snapshotTotals(db) },
]
