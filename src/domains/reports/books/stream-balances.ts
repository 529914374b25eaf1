import type { Sql } from '#platform/db.ts'
import { BOM, csvAmount, csvText } from '#shared/csv.ts'
import { accountWords } from '../accounting/chart.rules.ts'
import { findFirstAfter, listBalancesAt } from './sql.ts'

const AT_ONCE = 1_000
const HEADER = 'Pessoa;Nome;Conta;Código;Saldo (R$)\r\n'

/** What was owed to each person at an instant, by account, without empty ones: a thousand accounts at a time. */
export function streamBalances(sql: Sql, at: Date): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let first: bigint | undefined
  let last: string | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const isFirst = last === undefined
        if (isFirst) first = await findFirstAfter(sql, at)
        const rows = await listBalancesAt(sql, { at, first }, last ?? '', AT_ONCE)
        const text = rows
          .filter(({ amount }) => amount !== 0n)
          .map(({ account, name, amount }) => {
            const [role, id, part] = account.split(':')
            const kind = `${role}_${part}`
            return `${[id, csvText(name), csvText(accountWords(kind)), kind, csvAmount(amount)].join(';')}\r\n`
          })
          .join('')
        controller.enqueue(encoder.encode(isFirst ? BOM + HEADER + text : text))
        last = rows.at(-1)?.account ?? last ?? ''
        if (rows.length < AT_ONCE) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}
