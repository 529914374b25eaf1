import { afterCommit, type Tx } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import type { State, StopSide } from '../state/rules.ts'
import type { LastProofs } from '../state/stop.rules.ts'

type Stop = { consultation: string; from: State; to: State; reason: string; side: StopSide; at: Date } & LastProofs

/** One line for each clock that stopped, once it is committed: ids and instants, nothing of what was said. */
export const logStop = (tx: Tx, stop: Stop) => afterCommit(tx, () => log.info(stop, 'a consultation stopped'))
