import type { Tx } from '#platform/db.ts'
import { clearsAt, type Settlement } from './rules.ts'
import { insertEarningsToClear } from './sql.ts'

type Settled = Settlement & { consultationId: string; consultantId: string }

/** Decides when the earnings of a consultation or an answered question clear, once, for whoever settles it. */
export const scheduleClearing = (tx: Tx, settled: Settled) =>
  insertEarningsToClear(tx, { ...settled, clearsAt: clearsAt(settled) })
