import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { postJournalsAtomically } from '../post-journals-atomically.ts'
import type { Journal } from '../rules.ts'
import { minutesLostJournal } from '../purchases/journals.ts'
import { minutesExpiredJournal, minutesReturnedJournal } from './rules.ts'
import { type ExpiredPack, closePack, lockExpiredPacks, recordRollOver } from './sql.ts'

const AT_ONCE = 100

/**
 * Processes expired minutes: a plan is extended by one month, once; the rest of a package or a single consultation
 * becomes credit again; other minutes are lost. What is left of a lost purchase is taken. Answers how many packs were processed.
 */
export function expireMinutes(db: Db, clock: Clock): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const due = await lockExpiredPacks(tx, at, AT_ONCE)
    const journals: Journal[] = []
    for (const pack of due) {
      if (pack.kind === 'plan' && !pack.isRolledOver && !pack.isLost) await recordRollOver(tx, pack.id, at)
      else {
        const { journal, returned } = endOf(pack)
        await closePack(tx, pack.id, at, returned)
        journals.push(...journal)
      }
    }
    await postJournalsAtomically(tx, journals)
    return due.length
  })
}

function endOf({ id, personId, kind, value, spent, isLost }: ExpiredPack) {
  const unused = value - spent
  if (isLost) return { returned: 0n, journal: minutesLostJournal({ id, personId, amount: unused }) }
  const goesBack = kind === 'package' || kind === 'single'
  return goesBack
    ? { returned: unused, journal: minutesReturnedJournal(id, personId, unused) }
    : { returned: 0n, journal: minutesExpiredJournal(id, personId, unused) }
}
