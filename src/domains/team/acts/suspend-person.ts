import { confirmProposal, lockPerson, propose, type Second, suspend } from '#domains/accounts/index.ts'
import { announceRestraint } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'

type Suspending = {
  id: string
  personId: string
  hours: number
  reason: string
  by: string
  second?: Second
  clock: Clock
}

const HOUR_MS = 3_600_000
export const endOfSuspension = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)

/**
 * Suspends a person for so many hours, or proposes it where one member alone may not: a second one confirms, and from
 * then on it counts. The same id is the same act.
 */
export async function suspendPerson(db: Db, suspending: Suspending): Promise<'done' | 'proposed'> {
  try {
    await suspendNow(db, suspending)
    return 'done'
  } catch (error) {
    if (suspending.second || !isRefusal(error, 'accounts.needs_second')) throw error
  }
  const { clock, hours, ...act } = suspending
  await inTransaction(db, async (tx) => {
    const { personId, by } = act
    await lockPerson(tx, { personId, by: [by] })
    const words = `suspender uma conta por ${hours} horas`
    const proposed = { ...act, kind: 'suspend', subjectId: personId, input: { hours }, words } as const
    await propose(tx, { ...proposed, at: await clock(tx) })
  })
  return 'proposed'
}

const suspendNow = (db: Db, { clock, hours, second, ...act }: Suspending) =>
  inTransaction(db, async (tx) => {
    const { personId, by } = act
    if (second) await lockPerson(tx, { personId, by: [by, second.by] })
    const at = await clock(tx)
    if (second) await confirmProposal(tx, second, at)
    await suspend(tx, { ...act, secondedBy: second?.by, at, until: endOfSuspension(at, hours) })
    await announceRestraint(tx, personId, at)
  })
