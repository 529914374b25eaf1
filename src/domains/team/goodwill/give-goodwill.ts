import { lockPerson, propose, recordSecurityEvent } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { grantBonus } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import * as sql from './sql.ts'
import { goodwillMail } from './mails.ts'
import { GOODWILL, mayGiveAlone, refuse } from './rules.ts'

type Giving = { id: string; personId: string; amount: Centavos; caseId: string; reason: string; by: string }

/**
 * Gives a bonus for a case of this person, or proposes it beyond what one member alone gives. Centavos, R$ 1,00 to
 * R$ 500,00. The same id is the same act. Refuses another case, and whom `lockPerson` refuses.
 */
export const giveGoodwill = (db: Db, { clock, ...act }: Giving & { clock: Clock }): Promise<'done' | 'proposed'> =>
  inTransaction(db, async (tx) => {
    const { by, personId, amount, caseId } = act
    await sql.lockGiver(tx, by)
    await lockPerson(tx, { personId, by: [by] })
    const at = await clock(tx)
    await caseOf(tx, act)
    if (mayGiveAlone(amount, await sql.sumGiven(tx, { by, personId, at }))) {
      await giveNow(tx, { ...act, at })
      return 'done'
    }
    await propose(tx, { ...act, act: 'goodwill', details: { amountCents: Number(amount), caseId }, at })
    return 'proposed'
  })

async function caseOf(tx: Tx, { caseId, personId }: Pick<Giving, 'caseId' | 'personId'>) {
  const found = await sql.findCase(tx, caseId, personId)
  if (!found) throw refuse('case_not_found', { caseId: 'Não encontramos este caso.' })
  if (!found.isTheirs) throw refuse('case_of_another', { caseId: 'Este caso é de outra pessoa.' })
  return found
}

/** Gives it in the caller's transaction. The only place that grants goodwill. */
export async function giveNow(tx: Tx, act: Giving & { secondedBy?: string; at: Date }) {
  const { id, personId, amount, reason, by, at } = act
  const person = await lockPerson(tx, { personId, by: act.secondedBy ? [by, act.secondedBy] : [by] })
  const expiresAt = new Date(at.getTime() + GOODWILL.lastsMs)
  if (!(await sql.insertGoodwill(tx, { ...act, found: await caseOf(tx, act), expiresAt }))) return
  await grantBonus(tx, { id: `goodwill-${id}`, personId, amount, grantedAt: at, expiresAt })
  const event = { actorId: by, personId, subjectId: id, reason, after: { amountCents: amount }, at }
  await recordSecurityEvent(tx, { kind: 'team.goodwill_given', ...event })
  const template = goodwillMail(person.firstName, { amount, reason, expiresAt })
  await queueMail(tx, { key: `goodwill:${id}`, to: person.email, template, now: at })
  await announce(tx, balanceMoved(personId))
}
