import { listBonusesOfPayments } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type CreditSource, sourcesOf } from './rules.ts'
import { listCreditPurchases } from './sql.ts'

/** The purchases that a person's credit comes from, in the order in which it leaves, each with its bonus. */
export async function listCreditSources(sql: Sql, personId: string, available: Centavos): Promise<CreditSource[]> {
  const purchases = await listCreditPurchases(sql, personId)
  const bonuses = await listBonusesOfPayments(
    sql,
    purchases.map(({ paymentId }) => paymentId),
  )
  const bonusOf = new Map(
    bonuses.flatMap(({ paid, ...bonus }) => (paid ? [[bonus.paymentId, { ...bonus, paid }]] : [])),
  )
  return sourcesOf(
    available,
    purchases.map(({ paymentId, credit, withdrawn, isReturned }) => {
      const bonus = bonusOf.get(paymentId)
      return { paymentId, credit, isReturned, bonus: bonus ? { ...bonus, before: withdrawn } : null }
    }),
  )
}
