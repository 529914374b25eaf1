import { csvAmount } from '#shared/csv.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { everyDayOf, type Period } from './rules.ts'

/** What a kind of journal moved from accounts of one kind (`debit`) to those of another (`credit`). Centavos. */
export type Movement = { kind: string; debit: string; credit: string; amount: bigint }
/** On a day; `on` null: on all days before the period. */
export type PlatformFlow = Movement & { on: string | null }
export type { Period }

/** Of one day, in centavos. `held` is what clients and consultants own at its end. */
export type PlatformDay = {
  on: string
  inCents: bigint
  returnedCents: bigint
  paidOutCents: bigint
  commissionCents: bigint
  refundedCents: bigint
  heldCents: bigint
}

/** Whose an account of this kind is: bonus is nobody's money. */
const sideOf = (account: string) =>
  account === 'client_promotional' ? account : (/^(client|consultant)_/.exec(account)?.[1] ?? account)
const isOutside = (side: string) => side === 'gateway' || side === 'bank'
const isOfPeople = (side: string) => side === 'client' || side === 'consultant'
/** Journals by which money goes back to where it came from, or comes back from there. */
const isReturn = (kind: string) =>
  /^(payment_payback|payment_refunded|payment_dispute|payment_suspense_|withdrawal)/.test(kind)

const FIGURES = ['inCents', 'returnedCents', 'paidOutCents', 'commissionCents', 'refundedCents', 'heldCents'] as const

/** What one flow adds to each figure; each centavo that crosses the border counts in one of the first three. */
export function effectOf({ kind, debit, credit, amount }: Movement): Omit<PlatformDay, 'on'> {
  const [source, target] = [sideOf(debit), sideOf(credit)]
  const sign = (when: (side: string) => boolean) => (when(target) ? amount : 0n) - (when(source) ? amount : 0n)
  const inside = isOutside(source) === isOutside(target) ? 0n : -sign(isOutside)
  const isPayout = source === 'consultant' || target === 'consultant'
  const goesBack = isReturn(kind) || source === 'client'
  return {
    inCents: !isPayout && !goesBack ? inside : 0n,
    returnedCents: !isPayout && goesBack ? -inside : 0n,
    paidOutCents: isPayout ? -inside : 0n,
    commissionCents: sign((side) => side === 'commission'),
    refundedCents: kind === 'consultation_refund' ? sign((side) => side === 'client') : 0n,
    heldCents: sign(isOfPeople),
  }
}

/** The figures of each day of a period, also of those on which nothing moved. */
export function platformDays(flows: readonly PlatformFlow[], period: Period): PlatformDay[] {
  const days = new Map(everyDayOf(period).map((on) => [on, none(on)]))
  let held = 0n
  for (const flow of flows) {
    const effect = effectOf(flow)
    const day = flow.on === null ? undefined : days.get(flow.on)
    if (!day) held += effect.heldCents
    else for (const figure of FIGURES) day[figure] += effect[figure]
  }
  return [...days.values()].map((day) => ({ ...day, heldCents: (held += day.heldCents) }))
}

const none = (on: string): PlatformDay => ({
  on,
  inCents: 0n,
  returnedCents: 0n,
  paidOutCents: 0n,
  commissionCents: 0n,
  refundedCents: 0n,
  heldCents: 0n,
})

/** Days as one: sums, and what is held at the end. Undefined for none. */
export function sumDays(days: readonly PlatformDay[]): PlatformDay | undefined {
  const last = days.at(-1)
  if (!last) return undefined
  const sum = none(last.on)
  for (const day of days) for (const figure of FIGURES) sum[figure] += day[figure]
  return { ...sum, heldCents: last.heldCents }
}

/** The columns of the table and of the spreadsheet, with what each means. */
export const PLATFORM_COLUMNS: readonly { figure: (typeof FIGURES)[number]; name: string; meaning: string }[] = [
  { figure: 'inCents', name: 'Entrou', meaning: 'pago por clientes, por Pix e cartão' },
  { figure: 'returnedCents', name: 'Devolvido', meaning: 'de volta a clientes, no banco ou no cartão' },
  { figure: 'paidOutCents', name: 'Pago a consultores', meaning: 'saques, menos os que voltaram' },
  { figure: 'commissionCents', name: 'Comissão', meaning: 'a nossa parte, menos a que foi devolvida' },
  { figure: 'refundedCents', name: 'Reembolsado', meaning: 'de consultas, ao saldo de clientes, sem bônus' },
  { figure: 'heldCents', name: 'Guardado', meaning: 'de clientes e consultores, no fim do dia, sem bônus' },
]

/** The report as a spreadsheet: a row for each day, oldest first. */
export const platformCsv = (days: readonly PlatformDay[]) =>
  [
    ['Dia', ...PLATFORM_COLUMNS.map(({ name }) => `${name} (R$)`)],
    ...days.map((day) => [formatIsoDay(day.on), ...PLATFORM_COLUMNS.map(({ figure }) => csvAmount(day[figure]))]),
  ]
    .map((row) => `${row.join(';')}\r\n`)
    .join('')
