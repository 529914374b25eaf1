import { confirmProposal, lockPerson, propose, type Second } from '#domains/accounts/index.ts'
import { findCommissions, guardTier, listTerms, setTier } from '#domains/consultants/index.ts'
import type { Tier } from '#domains/consultants/rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'

type Changing = {
  id: string
  personId: string
  tier: Tier
  /** `yyyy-mm-dd` of São Paulo. */
  from: string
  reason: string
  by: string
  second?: Second
  clock: Clock
}

/**
 * Another tier of a consultant from a day on. It changes what they keep, so it always needs two members: without
 * a second one it is proposed. Refuses the tier that is in force, and who does not attend.
 */
export const changeTier = (db: Db, { clock, tier, from, second, ...act }: Changing) =>
  inTransaction(db, async (tx) => {
    const { personId, by } = act
    if (!(await findCommissions(tx, personId, await clock(tx)))) throw refuse('not_a_consultant')
    await lockPerson(tx, { personId, by: second ? [by, second.by] : [by] })
    const at = await clock(tx)
    if (!second) {
      const promised = (await listTerms(tx, personId, at)).map((terms) => terms.tier)
      guardTier(tier, promised)
      const words = 'mudar o nível de um consultor'
      return propose(tx, { ...act, kind: 'tier', subjectId: personId, input: { tier, from }, words, at })
    }
    await confirmProposal(tx, second, at)
    await setTier(tx, { ...act, tier, from, consultantId: personId, secondedBy: second.by, at })
  })
