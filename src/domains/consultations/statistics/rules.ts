import { dayInSaoPaulo, formatDuration, formatIsoDay } from '#shared/dates.ts'
import type { ConsultantStatistics } from './contract.ts'
import { formatNumber } from '#shared/numbers.ts'

const MINUTE_MS = 60_000

/** Below this many cases a share says more about chance than about a person. */
export const LEAST_CASES = 10

/**
 * `part` of `whole` in percent with at most one decimal; undefined below ten cases. Never rounds a positive share down
 * to zero.
 */
export function percentageOf(part: number, whole: number): string | undefined {
  if (whole < LEAST_CASES) return undefined
  const tenths = part === 0 ? 0 : Math.max(1, Math.round((part * 1000) / whole))
  return `${String(tenths / 10).replace('.', ',')}%`
}

/**
 * "cerca de 8 min": rounded up to the minute below ten, to five minutes above. Takes milliseconds; null: no estimate.
 */
export function availabilityWords(freeInMs: number | null): string {
  if (freeInMs === null) return 'sem previsão'
  if (freeInMs < MINUTE_MS) return 'deve terminar a qualquer momento'
  const minutes = Math.ceil(freeInMs / MINUTE_MS)
  return `livre em cerca de ${minutes <= 10 ? minutes : Math.ceil(minutes / 5) * 5} min`
}

const countNoun = (count: number, one: string, more: string) => `${formatNumber(count)} ${count === 1 ? one : more}`
const partOfAll = (part: number, whole: string) => `${part === 0 ? 'nenhuma' : formatNumber(part)} em ${whole}`

/**
 * The four public figures as text: name, value, and what it counts. Shares appear from ten cases on, plain counts
 * before.
 */
export function figuresOf({
  settled,
  refunded,
  asked,
  missed,
  medianWaitMs,
}: ConsultantStatistics): { name: string; value: string; note: string }[] {
  const [conversations, requests] = [countNoun(settled, 'consulta', 'consultas'), countNoun(asked, 'pedido', 'pedidos')]
  return [
    { name: 'Consultas', value: formatNumber(settled), note: settled === 1 ? 'concluída aqui' : 'concluídas aqui' },
    {
      name: 'Devolvidas',
      value: percentageOf(refunded, settled) ?? formatNumber(refunded),
      note: settled === 0 ? 'ainda sem consultas' : partOfAll(refunded, conversations),
    },
    {
      name: 'Faltas',
      value: percentageOf(missed, asked) ?? formatNumber(missed),
      note: asked === 0 ? 'ainda sem pedidos' : partOfAll(missed, requests),
    },
    {
      name: 'Espera',
      value: medianWaitMs === null ? '–' : formatDuration(Math.ceil(medianWaitMs / 1000) * 1000),
      note: medianWaitMs === null ? 'ainda sem respostas' : 'ou menos, na metade das vezes',
    },
  ]
}

const LONGEST_SPAN = 8
const USUAL_PERCENT = 60

/**
 * "costuma atender das 19 h às 23 h": the shortest span of the day, at most eight hours, in which at least 60% of the
 * consultations began. Takes hours of the day; null: fewer than ten, or all over the day.
 */
export function usualHoursWords(hours: readonly number[]): string | null {
  if (hours.length < LEAST_CASES) return null
  for (let span = 2; span <= LONGEST_SPAN; span++) {
    const within = (from: number) => hours.filter((at) => (at - from + 24) % 24 < span).length
    const from = hours.toSorted((a, b) => within(b) - within(a) || a - b)[0]!
    if (within(from) * 100 >= hours.length * USUAL_PERCENT)
      return `costuma atender das ${from} h às ${(from + span) % 24} h`
  }
  return null
}

/** "atendeu hoje", "atendeu ontem" or the day. Takes a day in São Paulo, like 2026-11-20. */
export function lastHereWords(lastOn: string, now: Date): string {
  if (lastOn === dayInSaoPaulo(now)) return 'atendeu hoje'
  return lastOn === dayInSaoPaulo(new Date(now.getTime() - 86_400_000))
    ? 'atendeu ontem'
    : `atendeu em ${formatIsoDay(lastOn)}`
}
