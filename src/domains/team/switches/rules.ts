import { formatDayAndTime } from '#shared/dates.ts'
import { refusals } from '#shared/refusal.ts'

/** What can be switched off, beside each gateway. The meter is not among it, nor is anything that runs. */
export const SWITCHES = {
  'channel:chat': 'Consultas novas por chat',
  'channel:audio': 'Consultas novas por áudio',
  'channel:video': 'Consultas novas por vídeo',
  'channel:messages': 'Perguntas novas por escrito',
  registrations: 'Cadastros novos',
  payouts: 'Saques',
  notice: 'Aviso em todas as páginas',
} as const

const GATEWAY = 'gateway:'

/** The names of all switches, with those of these gateways. */
export const switchNames = (gateways: readonly string[]): string[] => [
  ...Object.keys(SWITCHES),
  ...gateways.map((name) => GATEWAY + name),
]

/** What a switch is of, in words. */
export const switchLabel = (name: string): string =>
  (SWITCHES as Record<string, string>)[name] ??
  (name.startsWith(GATEWAY) ? `Pagamentos novos por ${name.slice(GATEWAY.length)}` : name)

/** A notice is switched on; everything else is switched off. */
export const isNotice = (name: string) => name === 'notice'

const DEFAULTS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'channel:chat': ['As consultas por chat estão pausadas', ' Quem já está em consulta continua.'],
  'channel:audio': ['As consultas por áudio estão pausadas', ' Quem já está em consulta continua.'],
  'channel:video': ['As consultas por vídeo estão pausadas', ' Quem já está em consulta continua.'],
  'channel:messages': ['As perguntas por escrito estão pausadas', ' As que já foram pagas seguem como combinado.'],
  registrations: ['Os cadastros estão pausados', ' Volte um pouco mais tarde.'],
  payouts: ['Os saques estão pausados', ' O que você ganhou continua seu.'],
}

/** What people read when the team writes nothing else. */
export function defaultWords(name: string, until: Date | null): string {
  const [before, after] = DEFAULTS[name] ?? ['Os pagamentos por aqui estão pausados', ' Nada foi cobrado.']
  return `${before}${until ? ` até ${formatDayAndTime(until)}` : ' por enquanto'}.${after}`
}

const MOST_DAYS_MS = 30 * 86_400_000
export const MOST_WORDS = 300
export const LEAST_REASON_LENGTH = 10
export const MOST_REASON_LENGTH = 1_000

/** Refuses an end that is over, or more than thirty days ahead. */
export function assertUntil(until: Date | null, now: Date) {
  if (!until) return
  if (until <= now) throw refuse('until_over', { until: 'Escolha um momento que ainda não passou.' })
  if (until.getTime() - now.getTime() > MOST_DAYS_MS)
    throw refuse('until_too_far', { until: 'No máximo trinta dias: depois, decida de novo.' })
}

export const refuse = refusals('switches_of_team', {
  not_found: [404, 'Isto não se liga nem desliga.'],
  until_over: [400, 'Escolha um momento que ainda não passou.'],
  until_too_far: [400, 'No máximo trinta dias: depois, decida de novo.'],
  words_missing: [400, 'Escreva o aviso.'],
})
