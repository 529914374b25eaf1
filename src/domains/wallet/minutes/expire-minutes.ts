import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { balanceMoved } from '../facts.ts'
import { postJournals } from '../post-journals.ts'
import { minutesLostJournal } from '../purchases/journals.ts'
import { isExtendable, minutesExpiredJournal, minutesReturnedJournal } from './rules.ts'
import { type ExpiredPack, closePack, listExpiredPacks, lockExpiredPack, recordRollOver } from './sql.ts'

const AT_ONCE = 100

type SweepContext = { db: Db; clock: Clock; log: Pick<Log, 'error'> }

/**
 * Processes expired minutes, one pack at a time, so that a bad one stops no other: a plan is extended by a month, once;
 * of a package, a single consultation or recalled pack the rest becomes credit; others are lost.
 */
export async function expireMinutes(context: SweepContext) {
  const { db, clock } = context
  const at = await clock(db)
  await sweepDue(context, {
    name: 'wallet.expire-minutes',
    list: (most, aside) => listExpiredPacks(db, at, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => expirePack(db, id, clock),
    most: AT_ONCE,
  })
}

/** Processes one pack if it is due, in a transaction of its own. */
export const expirePack = (db: Db, id: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const pack = await lockExpiredPack(tx, id, at)
    if (!pack) return
    if (isExtendable(pack) && !pack.isLost) return recordRollOver(tx, [id], at)
    const { journal, returned } = endOf(pack)
    await closePack(tx, id, at, returned)
    await postJournals(tx, journal)
    if (returned > 0n) await announce(tx, balanceMoved(pack.personId))
  })

function endOf({ id, purchaseId, personId, paymentId, kind, value, spent, isLost }: ExpiredPack) {
  const unused = value - spent
  if (isLost) return { returned: 0n, journal: minutesLostJournal({ id, personId, amount: unused }) }
  const goesBack = kind === 'package' || kind === 'single'
  return goesBack
    ? { returned: unused, journal: minutesReturnedJournal({ id, purchaseId, personId, paymentId }, unused) }
    : { returned: 0n, journal: minutesExpiredJournal(id, personId, unused) }
}
