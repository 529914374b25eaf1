import { aloneHoursLeft, block, lockPerson, propose, suspend } from '#domains/accounts/index.ts'
import { announceRestraint } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { findConsequences } from './consequences.sql.ts'
import { endOfSuspension } from './suspend-person.ts'

type Act = { id: string; personId: string; reason: string; by: string }

/**
 * Blocks a person. Whoever has earned something is suspended at once, as long as one member alone may, and the block
 * waits for a second member. The same id is the same act.
 */
export const blockPerson = (db: Db, { clock, ...act }: Act & { clock: Clock }): Promise<'done' | 'proposed'> =>
  inTransaction(db, async (tx) => {
    const { personId, by } = act
    await lockPerson(tx, { personId, by: [by] })
    const at = await clock(tx)
    if ((await findConsequences(tx, personId, at)).earnings === 0n) {
      await blockNow(tx, { ...act, at })
      return 'done'
    }
    await propose(tx, { ...act, act: 'block', capability: 'suspensions', words: 'bloquear uma conta', details: {}, at })
    await suspendMeanwhile(tx, { ...act, at })
    return 'proposed'
  })

/** Blocks in the caller's transaction, seconded by whoever confirmed it. */
export async function blockNow(tx: Tx, act: Act & { secondedBy?: string; at: Date }) {
  const { credit } = await findConsequences(tx, act.personId, act.at)
  await block(tx, { ...act, hasCredit: credit > 0n })
  await announceRestraint(tx, act.personId, act.at)
}

async function suspendMeanwhile(tx: Tx, act: Act & { at: Date }) {
  const hours = await aloneHoursLeft(tx, act.personId, act.at)
  if (hours === 0) return
  // The proposal's id is that of the block.
  await suspend(tx, { ...act, id: crypto.randomUUID(), until: endOfSuspension(act.at, hours) })
  await announceRestraint(tx, act.personId, act.at)
}
