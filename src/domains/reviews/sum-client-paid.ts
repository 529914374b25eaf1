import { listClientPaidOf } from '#domains/consultations/index.ts'
import { listClientPaidOf as listMoneyOfQuestions } from '#domains/written-questions/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/**
 * The own money of a client that consultations and written questions have captured, in centavos by consultant: without
 * bonus and free minutes, and less what came back as credit.
 */
export async function sumClientPaid(sql: Sql, clientId: string): Promise<Map<string, Centavos>> {
  const captured = [...(await listClientPaidOf(sql, clientId)), ...(await listMoneyOfQuestions(sql, clientId))]
  const sums = new Map<string, Centavos>()
  for (const { consultantId, own } of captured) sums.set(consultantId, (sums.get(consultantId) ?? 0n) + own)
  return sums
}
