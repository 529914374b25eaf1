import * as accounts from '#domains/accounts/index.ts'
import type { CorrectedField } from '#domains/accounts/corrections.rules.ts'
import { correctTaxId, taxIdCorrection } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Sql, type Tx } from '#platform/db.ts'
import { CORRECTIONS } from './corrections.rules.ts'

type Act = { id: string; personId: string; reason: string; by: string; clock: Clock }
type Asked = { personId: string; value: string; at: Date }

/** What is, and what it should be, as it is kept; refuses what is no correction. */
const READ: Record<CorrectedField, (sql: Sql, asked: Asked) => Promise<{ from: string; to: string }>> = {
  email: (sql, { value, ...asked }) => accounts.emailCorrection(sql, { ...asked, email: value }),
  phone: (sql, { value, personId }) => accounts.phoneCorrection(sql, { personId, phone: value }),
  taxId: (sql, { value, ...asked }) => taxIdCorrection(sql, { ...asked, taxId: value }),
}
const CORRECT: Record<CorrectedField, (tx: Tx, correction: accounts.Correction) => Promise<unknown>> = {
  email: accounts.correctEmail,
  phone: accounts.correctPhone,
  taxId: correctTaxId,
}

/**
 * Proposes to correct an address, a phone or a document into `value`, as it was typed. The same id is the same
 * proposal. Refuses what is taken or wrong, what is so already, and whom `lockPerson` refuses.
 */
export const proposeCorrection = (
  db: Db,
  { clock, field, value, ...act }: Act & { field: CorrectedField; value: string },
) =>
  inTransaction(db, async (tx) => {
    const { personId, by } = act
    await accounts.lockPerson(tx, { personId, by: [by] })
    const at = await clock(tx)
    const input = await READ[field](tx, { personId, value, at })
    const { kind, words } = CORRECTIONS[field]
    await accounts.propose(tx, { ...act, kind, subjectId: personId, input, words, at })
  })

type Seconded = Act & { field: CorrectedField; from: string; to: string; second: accounts.Second }

/** Corrects what somebody proposed and another one confirms now; what changed meanwhile is refused. */
export const correctData = (db: Db, { clock, field, second, ...act }: Seconded) =>
  inTransaction(db, async (tx) => {
    await accounts.lockPerson(tx, { personId: act.personId, by: [act.by, second.by] })
    const at = await clock(tx)
    await accounts.confirmProposal(tx, second, at)
    await CORRECT[field](tx, { ...act, secondedBy: second.by, at })
  })
