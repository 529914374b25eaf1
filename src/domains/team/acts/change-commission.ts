import { confirmProposal, lockPerson, propose, type Second } from '#domains/accounts/index.ts'
import { findCommissions, guardCommission, setCommission } from '#domains/consultants/index.ts'
import type { Channel } from '#domains/consultants/rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'

type Changing = {
  id: string
  personId: string
  channel: Channel | null
  bps: number | null
  from: string
  reason: string
  by: string
  second?: Second
  clock: Clock
}

/**
 * What the platform keeps of one consultant's new consultations from a day on. It always needs two members: without a
 * second one it is proposed. Refuses a share that is not published, and who does not attend.
 */
export const changeCommission = (db: Db, { clock, channel, bps, from, second, ...act }: Changing) =>
  inTransaction(db, async (tx) => {
    const { personId, by } = act
    guardCommission(bps)
    if (!(await findCommissions(tx, personId, await clock(tx)))) throw refuse('not_a_consultant')
    await lockPerson(tx, { personId, by: second ? [by, second.by] : [by] })
    const [at, terms] = [await clock(tx), { channel, bps, from }]
    if (!second) {
      const words = 'mudar a comissão de um consultor'
      return propose(tx, { ...act, kind: 'commission', subjectId: personId, input: terms, words, at })
    }
    await confirmProposal(tx, second, at)
    await setCommission(tx, { ...act, ...terms, consultantId: personId, secondedBy: second.by, at })
  })
