import { type Db, inTransaction } from '#platform/db.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { findPersonByEmail, insertToldApart, listOtherAccounts } from './sql.ts'

/**
 * The team asked, and the account with this address is a person of its own: blocks and breaks of accounts that share
 * its phone, payer or card do not hold for it. Answers how many. Refuses the own account, and one that shares nothing.
 */
export const tellApart = (
  db: Db,
  { email, reason, by, now }: { email: string; reason: string; by: string; now: Date },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const person = await findPersonByEmail(tx, email)
    if (!person) throw refuse('person_not_found')
    const others = await listOtherAccounts(tx, person.id)
    forbidSelfDecision(by, person.id, ...others)
    if (others.length === 0) throw refuse('nothing_shared')
    await insertToldApart(tx, { personId: person.id, others, by, at: now, reason })
    const event = {
      actorId: by,
      personId: person.id,
      subjectId: person.id,
      reason,
      after: { others: others.length },
      at: now,
    }
    await recordSecurityEvent(tx, { kind: 'accounts.told_apart', ...event })
    return others.length
  })
