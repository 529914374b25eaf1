import { groupOfAct } from '#domains/wallet/acts.rules.ts'
import type { Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { withCommissions } from '../lines/list-named-lines.ts'
import { nameLines } from '../lines/name-lines.ts'
import { refundCause } from '../lines/refund-causes.rules.ts'
import type { Period } from '../sums/rules.ts'
import { listPeriodLines, type PeriodLine } from '../sums/sql.ts'

const AT_ONCE = 1_000

/**
 * Of a consultant's lines in a period, in centavos: what the house took of those of each month (`aaaa-mm`), a line
 * counting where it counts on every paper; and what went back to clients, by cause in words.
 */
export async function readYear(sql: Sql, consultantId: string, period: Period) {
  const [commissions, causes] = [new Map<string, bigint>(), new Map<string, bigint>()]
  const add = (to: Map<string, bigint>, key: string, amount: bigint) => to.set(key, (to.get(key) ?? 0n) + amount)
  for (let last: PeriodLine | undefined, isMore = true; isMore; ) {
    const lines = await listPeriodLines(sql, consultantId, period, last, AT_ONCE)
    for (const { at, commission = 0n } of await withCommissions(sql, consultantId, lines))
      add(commissions, dayInSaoPaulo(at).slice(0, 7), commission)
    const refunds = lines.filter(({ act }) => groupOfAct(act) === 'refunds')
    for (const { cause, amount } of await nameLines(sql, consultantId, refunds))
      add(causes, refundCause(cause) ?? 'motivo não registrado', amount)
    last = lines.at(-1)
    isMore = lines.length === AT_ONCE
  }
  return { commissions, causes }
}
