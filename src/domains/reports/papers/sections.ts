import { findPerson } from '#domains/accounts/index.ts'
import { RESULT_GROUPS } from '#domains/wallet/act-groups.rules.ts'
import type { Sql } from '#platform/db.ts'
import { formatBRL } from '#shared/money.ts'
import { byGroup, groupWords, type Paper, resultOf } from '../sums/rules.ts'

/** The name of the owner of a paper. */
export async function nameOf(sql: Sql, personId: string) {
  const { firstName, lastName } = (await findPerson(sql, personId))!
  return `${firstName} ${lastName}`.trim()
}

export type Sums = Parameters<typeof byGroup>[0]
export const sumOf = (sums: Sums) => sums.reduce((sum, { amountCents }) => sum + amountCents, 0n)
/** The last line of a section, with the sum of the others. */
export const total = (name: string, amount: bigint) => ({ name, value: formatBRL(amount), strong: true })

/** What was earned or spent, and what else moved the balance: each sum is that of the lines above it. */
export function summaryOf(sums: Sums, role: 'consultor' | 'client'): Paper['sections'] {
  const groups = byGroup(sums)
  const of = (isResult: boolean) => groups.filter(({ group }) => RESULT_GROUPS.includes(group) === isResult)
  const linesOf = (isResult: boolean, sign = 1n) =>
    of(isResult).map(({ group, amountCents }) => ({
      name: groupWords(group, role),
      value: formatBRL(amountCents * sign),
    }))
  const result = resultOf(sums, role)
  const sign = role === 'client' ? -1n : 1n
  const others = sumOf(of(false))
  return [
    {
      title: role === 'consultor' ? 'O que você ganhou' : 'O que você gastou',
      lines: [...linesOf(true, sign), total(role === 'consultor' ? 'Ganhos no período' : 'Gasto no período', result)],
    },
    ...(of(false).length > 0
      ? [{ title: 'O que mais moveu o seu saldo', lines: [...linesOf(false), total('Soma do que mais moveu', others)] }]
      : []),
    {
      title: 'O seu saldo no período',
      lines: [
        { name: role === 'consultor' ? 'Ganhos no período' : 'Gasto no período', value: formatBRL(result * sign) },
        { name: 'O que mais moveu', value: formatBRL(others) },
        total('O saldo mudou em', sumOf(sums)),
      ],
    },
  ]
}
