import type { Sql } from '#platform/db.ts'
import { type Centavos, most } from '#shared/money.ts'
import { sourcesOf } from '../withdrawals/rules.ts'
import { listCreditPurchases } from '../withdrawals/sql.ts'

type Owed = { personId: string; owing: readonly { paymentId: string; open: Centavos }[]; of: Centavos }

/**
 * How many of so many centavos of a person's credit are of no purchase, or of what purchases owe since the bank took
 * them. These stand for that as they did before: otherwise an older one, which was spent, would stand in their place.
 */
export async function sumOwedCredit(sql: Sql, { personId, owing, of }: Owed): Promise<Centavos> {
  const openOf = new Map(owing.map(({ paymentId, open }) => [paymentId, open]))
  const purchases = await listCreditPurchases(sql, personId)
  const freeOf = new Map(purchases.map(({ paymentId, credit }) => [paymentId, credit]))
  const sources = sourcesOf(
    of,
    purchases.map(({ paymentId, isReturned, notLeft, credit }) => {
      const owed = credit + (openOf.get(paymentId) ?? 0n)
      return { paymentId, isReturned, bonus: null, credit: owed < notLeft ? owed : most(credit, notLeft) }
    }),
  )
  return sources.reduce((sum, { paymentId, credit }) => {
    const free = (paymentId && freeOf.get(paymentId)) || 0n
    return sum + most(0n, credit - free)
  }, 0n)
}
