import { statementWords } from '#domains/wallet/acts.rules.ts'
import type { Sql } from '#platform/db.ts'
import { type LineDetails, listDetails } from './sql.ts'

type Line = { act: string; about: string; amount: bigint }
/** A line with its name, its channel (empty: none) and its receipt. */
export type Named<L extends Line> = L & { words: string } & Pick<
    LineDetails,
    'channel' | 'receiptCode' | 'method' | 'paymentId' | 'purchaseId' | 'cause'
  >

/** The names of a person's lines, as every paper and every screen says them: the act, what it was about, with whom. */
export async function nameLines<L extends Line>(sql: Sql, personId: string, lines: readonly L[]): Promise<Named<L>[]> {
  if (lines.length === 0) return []
  const details = await listDetails(sql, personId, lines)
  return lines.map((line, at) => {
    const { channel, receiptCode, paymentId, purchaseId, cause, ...of } = details[at]!
    return {
      ...line,
      words: statementWords(line.act, line.amount > 0n, of),
      channel,
      receiptCode,
      paymentId,
      purchaseId,
      cause,
      method: of.method,
    }
  })
}
