import { channelNames } from '#domains/consultants/rules.ts'
import { ATTENDED_GROUPS, type Group, GROUPS, RESULT_GROUPS } from '#domains/wallet/act-groups.rules.ts'
import { refusals } from '#shared/refusal.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'

export const refuse = refusals('reports', {
  invalid_day: [400, 'Confira as datas: cada uma precisa de dia, mês e ano, e o dia precisa existir.'],
  reversed_period: [400, 'O período termina antes de começar. Confira as duas datas.'],
  period_too_long: [400, 'Escolha um período de até cinco anos.'],
  export_not_found: [404, 'Esta planilha não existe, ou já foi apagada: elas ficam guardadas por sete dias.'],
  export_open: [409, 'Já estamos preparando outra planilha sua. Quando ela terminar, peça esta.'],
  too_many_exports: [429, 'Você já tem dez planilhas guardadas desta semana. Baixe uma delas, ou espere uns dias.'],
  pdf_too_long: [
    400,
    'Este período tem movimentos demais para um PDF. Escolha um período menor ou baixe a planilha, que traz todos.',
  ],
})

/** What a PDF says: a heading, and sections of names with values. */
export type Paper = {
  overline: string
  title: string
  sections: { title?: string; lines: { name: string; value: string; strong?: boolean }[] }[]
}

/** Days of São Paulo as `aaaa-mm-dd`, both included. */
export type Period = { from: string; to: string }

const DAY_MS = 86_400_000
const MOST_DAYS = 1_827
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2200-12-31'

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Whether this is a day that exists, written as `aaaa-mm-dd`. */
export const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  day >= FIRST_DAY &&
  day <= LAST_DAY &&
  !Number.isNaN(instantOf(day)) &&
  dayOf(instantOf(day)) === day

/** Refuses `invalid_day`, `reversed_period`, and `period_too_long` above five years. */
export function assertPeriod({ from, to }: Period): Period {
  if (!isDay(from) || !isDay(to)) throw refuse('invalid_day')
  if (to < from) throw refuse('reversed_period')
  if (daysOf({ from, to }) > MOST_DAYS) throw refuse('period_too_long')
  return { from, to }
}

/** The number of days, both ends included. */
export const daysOf = ({ from, to }: Period) => Math.round((instantOf(to) - instantOf(from)) / DAY_MS) + 1

export const PRESETS = {
  'este-mes': 'Este mês',
  'mes-passado': 'Mês passado',
  '30-dias': '30 dias',
  ano: 'Este ano',
} as const
export type Preset = keyof typeof PRESETS

/** The period of a preset, by the day that it is in São Paulo. */
export function presetPeriod(preset: Preset, now: Date): Period {
  const today = dayInSaoPaulo(now)
  const firstOfMonth = `${today.slice(0, 8)}01`
  if (preset === 'este-mes') return { from: firstOfMonth, to: today }
  if (preset === '30-dias') return { from: dayOf(instantOf(today) - 29 * DAY_MS), to: today }
  if (preset === 'ano') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  const to = dayOf(instantOf(firstOfMonth) - DAY_MS)
  return { from: `${to.slice(0, 8)}01`, to }
}

const GROUP_WORDS: Record<Group, { consultor: string; client: string }> = {
  consultations: { consultor: 'Consultas', client: 'Consultas' },
  questions: { consultor: 'Perguntas por escrito', client: 'Perguntas por escrito' },
  fees: {
    consultor: 'Taxas de quem faltou ou desmarcou em cima da hora',
    client: 'Taxas por faltar ou desmarcar em cima da hora',
  },
  packages: { consultor: 'Pacotes', client: 'Pacotes e planos de minutos' },
  subscriptions: { consultor: 'Assinaturas', client: 'Assinatura' },
  goods: { consultor: 'Loja', client: 'Compras na loja' },
  refunds: { consultor: 'Devolvido a clientes', client: 'Reembolsado a você' },
  compensations: { consultor: 'Bônus a quem esperou por você', client: 'Ajustes' },
  credits: { consultor: 'Pago por Pix ou cartão', client: 'Pago por Pix ou cartão' },
  withdrawals: { consultor: 'Devoluções', client: 'Devolvido ao pagamento de origem' },
  payouts: { consultor: 'Saques', client: 'Saques' },
  bonus: { consultor: 'Bônus', client: 'Bônus' },
  adjustments: { consultor: 'Outros movimentos', client: 'Outros movimentos' },
}

export const groupWords = (group: Group, role: 'consultor' | 'client') => GROUP_WORDS[group][role]

/** A bar of the chart: a day up to 62 days, else a month. `key` is `aaaa-mm-dd` or `aaaa-mm`. */
export const bucketOf = (period: Period) =>
  daysOf(period) <= 62 ? (day: string) => day : (day: string) => day.slice(0, 7)

/** Every day of a period. */
export const everyDayOf = (period: Period): string[] =>
  Array.from({ length: daysOf(period) }, (_, at) => dayOf(instantOf(period.from) + at * DAY_MS))

/** Every day or month of a period, also those in which nothing moved. */
export const bucketsOf = (period: Period): string[] => [...new Set(everyDayOf(period).map(bucketOf(period)))]

/** The result of a period: what a consultant earned, or what a client spent, in centavos. */
export const resultOf = (sums: readonly { group: Group; amountCents: bigint }[], role: 'consultor' | 'client') =>
  sums.reduce((sum, { group, amountCents }) => (RESULT_GROUPS.includes(group) ? sum + amountCents : sum), 0n) *
  (role === 'client' ? -1n : 1n)

/**
 * The result of a period, what of it was refunded, how many consultations and questions there were, and what one of
 * them makes on average, less refunds and without packages, subscriptions and fees. Centavos.
 */
export function figuresOf(
  sums: readonly { group: Group; amountCents: bigint; lines: number }[],
  role: 'consultor' | 'client',
) {
  const of = (groups: readonly Group[]) => sums.filter(({ group }) => groups.includes(group))
  const many = linesOf(of(ATTENDED_GROUPS))
  const attended = resultOf(of([...ATTENDED_GROUPS, 'refunds']), role)
  return {
    result: resultOf(sums, role),
    refunded: -resultOf(of(['refunds']), role),
    many,
    average: many > 0 ? attended / BigInt(many) : 0n,
  }
}

type ChannelSum = { channel: string; group: Group; amountCents: bigint; lines: number }
export type SourceRow = { name: string; amount: bigint; many: number }

/**
 * Where the result of a period came from: consultations and their refunds by channel, and every other group. The
 * amounts are the result, the numbers those of all that was attended. Centavos.
 */
export function sourcesOf(sums: readonly ChannelSum[], role: 'consultor' | 'client'): SourceRow[] {
  const rows = new Map<string, SourceRow>()
  for (const sum of sums) {
    const name = sum.channel ? channelName(sum.channel) : groupWords(sum.group, role)
    const row = rows.get(name) ?? { name, amount: 0n, many: 0 }
    row.amount += resultOf([sum], role)
    row.many += ATTENDED_GROUPS.includes(sum.group) ? sum.lines : 0
    rows.set(name, row)
  }
  return [...rows.values()]
}

/** How many movements there are in all. */
export const linesOf = (sums: readonly { lines: number }[]) => sums.reduce((all, { lines }) => all + lines, 0)

/** The name of a channel; of an unknown one the word itself. */
export const channelName = (channel: string) =>
  (channelNames as Readonly<Record<string, string | undefined>>)[channel] ?? channel

/** Sums per group, in the order of `GROUPS`; those that did not move are left out. */
export const byGroup = (sums: readonly { group: Group; amountCents: bigint; lines: number }[]) =>
  GROUPS.flatMap((group) => {
    const own = sums.filter((sum) => sum.group === group)
    const amountCents = own.reduce((sum, one) => sum + one.amountCents, 0n)
    return own.length > 0 ? [{ group, amountCents, lines: linesOf(own) }] : []
  })
