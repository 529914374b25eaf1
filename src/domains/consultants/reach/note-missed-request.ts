import type { Tx } from '#platform/db.ts'
import { countMissed } from './sql.ts'

/** A request to this consultant expired. It counts where it rang on a device and on no open page. */
export const noteMissedRequest = (tx: Tx, consultantId: string, at: Date) => countMissed(tx, consultantId, at)
