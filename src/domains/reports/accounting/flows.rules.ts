import { effectOf, type Movement } from '../sums/platform.rules.ts'
import { type AccountClass, accountsOfClass, balanceOfAccount, CHART, classOf } from './chart.rules.ts'

/** What moved in a month, with the channel of the consultations that it was of, in centavos. */
export type Flow = Movement & { channel: string; postings: bigint }

export type BalanceLine = { account: string; opening: bigint; debits: bigint; credits: bigint; closing: bigint }

const sum = (flows: readonly Movement[]) => flows.reduce((all, { amount }) => all + amount, 0n)
const sumsOf = (flows: readonly Movement[], account: string) => ({
  debits: sum(flows.filter(({ debit }) => debit === account)),
  credits: sum(flows.filter(({ credit }) => credit === account)),
})

/** Every account that ever moved: before these flows, by them, and after. All debits are all credits. */
export function trialBalance(before: readonly Movement[], flows: readonly Movement[]): BalanceLine[] {
  const moved = new Set([...before, ...flows].flatMap(({ debit, credit }) => [debit, credit]))
  const unknown = [...moved].filter((one) => !(one in CHART)).toSorted()
  return [...Object.keys(CHART), ...unknown]
    .filter((account) => moved.has(account))
    .map((account) => {
      const [earlier, own] = [sumsOf(before, account), sumsOf(flows, account)]
      const opening = balanceOfAccount(account, earlier)
      return { account, opening, ...own, closing: opening + balanceOfAccount(account, own) }
    })
}

export type ClassMovement = { account: string; kind: string; channel: string; amount: bigint }

/** How the accounts of a class moved, by kind of journal and channel, as the class grows; nothing that evens out. */
export function movementsOf(flows: readonly Flow[], one: AccountClass): ClassMovement[] {
  const rows = new Map<string, ClassMovement>()
  const add = (account: string, { kind, channel }: Flow, amount: bigint) => {
    const key = `${account} ${kind} ${channel}`
    rows.set(key, { account, kind, channel, amount: (rows.get(key)?.amount ?? 0n) + amount })
  }
  for (const flow of flows) {
    const { debit, credit, amount } = flow
    if (classOf(debit) === one) add(debit, flow, balanceOfAccount(debit, { debits: amount, credits: 0n }))
    if (classOf(credit) === one) add(credit, flow, balanceOfAccount(credit, { debits: 0n, credits: amount }))
  }
  const placeOf = ({ account }: ClassMovement) => accountsOfClass(one).indexOf(account)
  return [...rows.values()]
    .filter(({ amount }) => amount !== 0n)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (a.amount > b.amount ? -1 : 1))
}

const FIGURES = {
  inCents: 'Entrou',
  returnedCents: 'Devolvido ao banco ou cartão',
  paidOutCents: 'Pago a consultores',
  revenueCents: 'Receita da casa',
  refundedCents: 'Reembolsado a clientes',
  promotionCents: 'Custo de promoção',
  disputeLossCents: 'Perdas com contestações',
} as const
export type Figure = keyof typeof FIGURES
export const FIGURE_WORDS: Readonly<Record<Figure, string>> = FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[]

/** The figures of a month, in centavos; what crossed the border is counted as in the report of days. */
export function figuresOf(flows: readonly Movement[]): Record<Figure, bigint> {
  const effects = flows.map(effectOf)
  const all = (of: 'inCents' | 'returnedCents' | 'paidOutCents' | 'refundedCents') =>
    effects.reduce((total, effect) => total + effect[of], 0n)
  const movedBy = (accounts: readonly string[]) =>
    accounts.reduce((total, account) => total + balanceOfAccount(account, sumsOf(flows, account)), 0n)
  return {
    inCents: all('inCents'),
    returnedCents: all('returnedCents'),
    paidOutCents: all('paidOutCents'),
    revenueCents: movedBy(accountsOfClass('revenue')),
    refundedCents: all('refundedCents'),
    promotionCents: movedBy(['promotion_cost']),
    disputeLossCents: movedBy(['dispute_loss']),
  }
}
