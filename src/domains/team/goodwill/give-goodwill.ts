import {
  lockDiscretionaryCredits,
  lockPerson,
  authoriseCredit,
  recordSecurityEvent,
  type Second,
} from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { grantBonus } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import * as sql from './sql.ts'
import { goodwillMail } from './mails.ts'
import { GOODWILL, refuse } from './rules.ts'

type Giving = {
  id: string
  personId: string
  amount: Centavos
  caseId: string
  reason: string
  by: string
  /** Who confirmed it, when it was too much for one person. */
  second?: Second
}

/**
 * Gives a bonus for a case of this person, or proposes it beyond what one member alone gives. Centavos, R$ 1,00 to
 * R$ 500,00. The same id is the same act. Refuses another case, `proposal_waits`, and whom `lockPerson` refuses.
 */
export const giveGoodwill = (db: Db, { clock, ...act }: Giving & { clock: Clock }): Promise<'done' | 'proposed'> =>
  inTransaction(db, async (tx) => {
    const { id, by, personId, amount, caseId, reason, second } = act
    await lockDiscretionaryCredits(tx)
    const person = await lockPerson(tx, { personId, by: second ? [by, second.by] : [by] })
    const at = await clock(tx)
    const found = await caseOf(tx, act)
    if (await sql.isGiven(tx, id)) return 'done'
    const input = { id: personId, actId: id, reason, amountCents: Number(amount), caseId }
    const subjectId = (found.claimId ?? found.messageId)!
    const credit = { kind: 'goodwill', subjectId, receiverId: personId, amount, reason, by, input, second, at } as const
    if (!(await authoriseCredit(tx, credit))) return 'proposed'
    await giveNow(tx, { ...act, found, person, at })
    return 'done'
  })

async function caseOf(tx: Tx, { caseId, personId }: Pick<Giving, 'caseId' | 'personId'>) {
  const found = await sql.findCase(tx, caseId, personId)
  if (!found) throw refuse('case_not_found', { caseId: 'Não encontramos este caso.' })
  if (!found.isTheirs) throw refuse('case_of_another', { caseId: 'Este caso é de outra pessoa.' })
  return found
}

type Given = Giving & { found: sql.Case; person: { email: string; firstName: string }; at: Date }

/** The only place that grants goodwill. */
async function giveNow(tx: Tx, { found, person, at, second, ...act }: Given) {
  const { id, personId, amount, reason, by } = act
  const expiresAt = new Date(at.getTime() + GOODWILL.lastsMs)
  // Whoever confirms their own after three days had nobody else.
  const secondedBy = second && second.by !== by ? second.by : undefined
  await sql.insertGoodwill(tx, { ...act, secondedBy, at, found, expiresAt })
  await grantBonus(tx, { id: `goodwill-${id}`, personId, amount, grantedAt: at, expiresAt })
  const event = { actorId: by, personId, subjectId: id, reason, after: { amountCents: amount }, at }
  await recordSecurityEvent(tx, { kind: 'team.goodwill_given', ...event })
  const template = goodwillMail(person.firstName, { amount, reason, expiresAt })
  await queueMail(tx, {
    key: `goodwill:${id}`,
    to: person.email,
    template,
    about: { kind: 'money', personId },
    now: at,
  })
  await announce(tx, balanceMoved(personId))
}
