import { propose, suspend } from '#domains/accounts/index.ts'
import { announceRestraint } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'

type Suspending = { id: string; personId: string; hours: number; reason: string; by: string; clock: Clock }

const HOUR_MS = 3_600_000
export const endOfSuspension = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)

/**
 * Suspends a person for so many hours, or proposes it where one member alone may not: a second one confirms, and from
 * then on it counts. The same id is the same act.
 */
export async function suspendPerson(db: Db, { clock, hours, ...act }: Suspending): Promise<'done' | 'proposed'> {
  try {
    await inTransaction(db, async (tx) => {
      const at = await clock(tx)
      await suspend(tx, { ...act, at, until: endOfSuspension(at, hours) })
      await announceRestraint(tx, act.personId, at)
    })
    return 'done'
  } catch (error) {
    if (!isRefusal(error, 'accounts.needs_second')) throw error
  }
  await inTransaction(db, async (tx) =>
    propose(tx, {
      ...act,
      act: 'suspend',
      capability: 'suspensions',
      words: `suspender uma conta por ${hours} horas`,
      details: { hours },
      at: await clock(tx),
    }),
  )
  return 'proposed'
}
