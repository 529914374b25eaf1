import type { Tx } from '#platform/db.ts'
import { suspendedMail } from './mails.ts'
import { type Act, restrain } from './restrain.ts'
import { ALONE, guardLength, refuse } from '../restraints.rules.ts'
import { sumAloneMs } from '../restraints/sql.ts'

/**
 * Suspends a person until an instant: they sign in and read, and begin nothing. Refuses `needs_second` when members
 * alone would have suspended them for more than 72 hours in 30 days, and what `guardLength` and `restrain` refuse.
 */
export async function suspend(tx: Tx, { until, ...act }: Act & { until: Date }): Promise<boolean> {
  guardLength(until, act.at)
  if (!act.secondedBy && until.getTime() - act.at.getTime() > ALONE.mostMs) throw refuse('needs_second')
  const suspension = { ...act, kind: 'suspended', endsAt: until, event: 'accounts.person_suspended' } as const
  const { reason, personId, secondedBy, at } = act
  const isNew = await restrain(tx, suspension, ({ firstName }) => suspendedMail(firstName, { reason, until }))
  // With the new one, under the person's lock: two who suspend alone at once do not add up.
  const aloneMs = await sumAloneMs(tx, personId, new Date(at.getTime() - ALONE.withinMs))
  if (isNew && !secondedBy && aloneMs > ALONE.mostMs) throw refuse('needs_second')
  return isNew
}
