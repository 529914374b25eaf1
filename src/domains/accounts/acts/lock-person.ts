import type { Tx } from '#platform/db.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { refuse as refuseAccount } from '../rules.ts'
import { refuse } from '../restraints.rules.ts'
import { lockForAct } from '../restraints/sql.ts'

/**
 * Locks a person whom somebody of the team acts on, until the transaction ends. Refuses oneself, members of the team,
 * closed accounts and nobody.
 */
export async function lockPerson(tx: Tx, { personId, by }: { personId: string; by: readonly string[] }) {
  for (const one of by) forbidSelfDecision(one, personId)
  const person = await lockForAct(tx, personId)
  if (!person) throw refuseAccount('person_not_found')
  if (person.role === 'admin') throw refuse('team_member')
  if (person.closedAt) throw refuse('account_closed')
  return person
}
