import { listBonusesOfPayments, listFreeCredit } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import { listLeft } from '../refunds/sql.ts'
import type { CreditSource } from './rules.ts'

/** The purchases that a person's credit is of, in the order in which it leaves, each with its bonus. */
export async function listCreditSources(sql: Sql, personId: string): Promise<CreditSource[]> {
  const sources = await listFreeCredit(sql, personId, { sparesBonus: true })
  const paymentIds = sources.flatMap(({ paymentId }) => paymentId ?? [])
  const left = new Map((await listLeft(sql, paymentIds)).map((one) => [one.paymentId, one.left]))
  const bonuses = await listBonusesOfPayments(sql, paymentIds)
  const bonusOf = new Map(
    bonuses.flatMap(({ id, paymentId, amount, used, repaid, paid, ...bonus }) => {
      const [before, unspent] = [left.get(paymentId!) ?? 0n, bonus.unspent + bonus.frozen]
      return paid ? [[paymentId, { id, amount, unspent, used, repaid, paid, before }]] : []
    }),
  )
  return sources.map((source) => ({ ...source, bonus: bonusOf.get(source.paymentId ?? '') ?? null }))
}
