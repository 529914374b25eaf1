import {
  aloneHoursLeft,
  block,
  confirmProposal,
  lockPerson,
  propose,
  type Second,
  suspend,
} from '#domains/accounts/index.ts'
import { announceRestraint } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { findConsequences } from './consequences.sql.ts'
import { endOfSuspension } from './suspend-person.ts'

type Act = { id: string; personId: string; reason: string; by: string }
type Blocking = Act & { second?: Second; clock: Clock }

/**
 * Blocks a person. Whoever has earned something is suspended at once, as long as one member alone may, and the block
 * waits for a second member. The same id is the same act.
 */
export const blockPerson = (db: Db, { clock, second, ...act }: Blocking): Promise<'done' | 'proposed'> =>
  inTransaction(db, async (tx) => {
    const { personId, by } = act
    await lockPerson(tx, { personId, by: second ? [by, second.by] : [by] })
    const at = await clock(tx)
    const { earnings, credit } = await findConsequences(tx, personId, at)
    if (second) await confirmProposal(tx, second, at)
    else if (earnings > 0n) {
      const words = 'bloquear uma conta'
      await propose(tx, { ...act, kind: 'block', subjectId: personId, input: {}, words, at })
      await suspendMeanwhile(tx, { ...act, at })
      return 'proposed'
    }
    await block(tx, { ...act, secondedBy: second?.by, hasCredit: credit > 0n, at })
    await announceRestraint(tx, personId, at)
    return 'done'
  })

async function suspendMeanwhile(tx: Tx, act: Act & { at: Date }) {
  const hours = await aloneHoursLeft(tx, act.personId, act.at)
  if (hours === 0) return
  // The proposal's id is that of the block.
  await suspend(tx, { ...act, id: crypto.randomUUID(), until: endOfSuspension(act.at, hours) })
  await announceRestraint(tx, act.personId, act.at)
}
