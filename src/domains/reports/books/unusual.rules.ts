import { formatBRL } from '#shared/money.ts'
import { accountWords, balanceOfAccount } from '../accounting/chart.rules.ts'
import { type Figure, FIGURE_NAMES, FIGURE_WORDS, figuresOf, type Flow } from '../accounting/flows.rules.ts'
import { isKnownKind } from '../accounting/kinds.rules.ts'

/** What still moves that began before a month was over, and what the checks of the books found. */
export type OpenWork = { consultations: number; payouts: number; refunds: number; disputes: number; violations: number }

/** A figure that moved by more than half, and by at least so much, is worth a look. */
const LEAST_CHANGE_CENTS = 100_00n

const many = (count: number, one: string, more: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${more}`]

function changeOf(figure: Figure, now: bigint, before: bigint): string[] {
  const change = now - before
  const size = change < 0n ? -change : change
  if (before <= 0n || size < LEAST_CHANGE_CENTS || size * 2n <= before) return []
  const percent = (size * 100n) / before
  return [
    `${FIGURE_WORDS[figure]}: ${percent} % ${change > 0n ? 'acima' : 'abaixo'} do mês anterior, ${formatBRL(now)}`,
  ]
}

/** What somebody should look at before a month is closed, in sentences; none: nothing is unusual. */
export function unusualOf(
  flows: readonly Flow[],
  { earlier, all, open }: { earlier: readonly Flow[] | undefined; all: readonly Flow[]; open: OpenWork },
): string[] {
  const balances = new Map<string, bigint>()
  for (const { debit, credit, amount } of all)
    for (const [account, sides] of [
      [debit, { debits: amount, credits: 0n }],
      [credit, { debits: 0n, credits: amount }],
    ] as const)
      balances.set(account, (balances.get(account) ?? 0n) + balanceOfAccount(account, sides))
  const suspense = balances.get('suspense') ?? 0n
  const below = [...balances].filter(([account, amount]) => amount < 0n && /^(client|consultant)_/.test(account))
  const unknown = [...new Set(flows.map(({ kind }) => kind))].filter((kind) => !isKnownKind(kind))
  const [now, before] = [figuresOf(flows), earlier && figuresOf(earlier)]
  return [
    ...many(
      open.violations,
      'alarme das conferências do livro-caixa (Saúde)',
      'alarmes das conferências do livro-caixa (Saúde)',
    ),
    ...below.map(([account, amount]) => `${accountWords(account)}: saldo abaixo de zero, ${formatBRL(amount)}`),
    ...(suspense === 0n ? [] : [`Valores em conferência sem decisão: ${formatBRL(suspense)}`]),
    ...many(open.consultations, 'consulta deste mês ainda aberta', 'consultas deste mês ainda abertas'),
    ...many(
      open.payouts,
      'saque pedido até o fim do mês e ainda a caminho',
      'saques pedidos até o fim do mês e ainda a caminho',
    ),
    ...many(
      open.refunds,
      'devolução pedida até o fim do mês e ainda a caminho',
      'devoluções pedidas até o fim do mês e ainda a caminho',
    ),
    ...many(open.disputes, 'contestação aberta no banco', 'contestações abertas no banco'),
    ...unknown.map((kind) => `Um tipo de lançamento que o plano de contas não conhece: ${kind}`),
    ...(before ? FIGURE_NAMES.flatMap((figure) => changeOf(figure, now[figure], before[figure])) : []),
  ]
}
