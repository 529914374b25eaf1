import { refusals } from '#shared/refusal.ts'
import { type Interest, interestWords } from '../interests/rules.ts'

/** Who of the newsletter gets a campaign. */
export const SEGMENTS = {
  all: 'Todos os inscritos confirmados',
  no_purchase: 'Quem não comprou nos últimos 90 dias',
  interests: 'Quem escolheu assuntos',
} as const
export type Segment = keyof typeof SEGMENTS
export const SEGMENT_NAMES = Object.keys(SEGMENTS) as [Segment, ...Segment[]]

/** A group, and the subjects of which each of it chose one; of the segment of interests alone. */
export type Audience = { segment: Segment; interests: readonly Interest[] }

/** "Quem escolheu Tarot ou Runas": a group as a person reads it. */
export const groupWords = (group: Group, interests: readonly Interest[]) =>
  group === 'interests' && interests.length > 0 ? `Quem escolheu ${interestWords(interests, 'ou')}` : GROUPS[group]

/** The groups of the horoscope, which the house sends by itself. */
const EDITIONS = { daily: 'Horóscopo de todo dia', weekly: 'Horóscopo da semana' } as const
export const GROUPS = { ...SEGMENTS, ...EDITIONS } as const
export type Group = keyof typeof GROUPS
export const GROUP_NAMES = Object.keys(GROUPS) as [Group, ...Group[]]
export const isSegment = (group: Group): group is Segment => group in SEGMENTS

/** What is sent as a campaign: what the team writes to the newsletter, and horoscopes. */
export const CAMPAIGN_LISTS = ['newsletter', 'horoscope'] as const

/** How a campaign stands. */
export const STATES = {
  draft: 'rascunho',
  scheduled: 'agendada',
  sending: 'saindo',
  stopped: 'parada',
  sent: 'enviada',
} as const
export type State = keyof typeof STATES
export const STATE_NAMES = Object.keys(STATES) as [State, ...State[]]

export const MOST_SUBJECT = 150
export const MOST_PREHEADER = 150
export const MOST_BODY = 50_000
export const LEAST_REASON_LENGTH = 10
export const MOST_REASON_LENGTH = 1_000

const DAY_MS = 86_400_000
/** Without a purchase for so long, in milliseconds: ninety days. */
export const NO_PURCHASE_MS = 90 * DAY_MS
/** The farthest that a campaign is planned ahead: ninety days. */
const MOST_AHEAD_MS = 90 * DAY_MS
/** After so many times in a row that its server refused it for good, an address gets no campaign. */
export const MOST_HARD_REFUSALS = 2
/** How long the addresses of a campaign are kept after its end, in milliseconds: half a year. */
export const KEPT_FOR_MS = 180 * DAY_MS

/** Tests that one of the team mails to themselves in an hour. */
export const TESTS_PER_PERSON = { name: 'campaign-tests', most: 20, windowMs: 3_600_000 }

/** Connections of one worker to the mail server: a kill leaves at most one unknown mail on each. */
export const CONNECTIONS = 10
/** A mail that was taken longer ago belongs to a worker that crashed. */
export const TAKEN_FOR_MS = 5 * 60_000

/** How long all campaigns wait when the mail server failed once, twice, three times in a row, and from then on. */
export const PAUSES_MS = [10_000, 30_000, 120_000, 300_000]

/** So many mails leave at once over all workers, and the next ones after so many milliseconds. */
export type Pace = { mails: number; ms: number }

/** The pace of so many mails in a minute: each second those of a second; of less than sixty one at a time. */
export function paceOf(perMinute: number): Pace {
  const mails = Math.max(1, Math.floor(perMinute / 60))
  return { mails, ms: Math.ceil((mails * 60_000) / perMinute) }
}

const RETRIES_MS = [600_000, 3_600_000, 6 * 3_600_000]
/** When an address whose mailbox is full is tried again; undefined: given up after four attempts in seven hours. */
export const retryAfter = (attempts: number): number | undefined => RETRIES_MS[attempts - 1]

/** Refuses an instant that is over or more than ninety days ahead. */
export function assertPlanned(sendAt: Date, now: Date) {
  if (sendAt.getTime() < now.getTime() - 60_000)
    throw refuse('planned_over', { sendAt: 'Escolha um momento que ainda não passou.' })
  if (sendAt.getTime() - now.getTime() > MOST_AHEAD_MS)
    throw refuse('planned_too_far', { sendAt: 'No máximo noventa dias à frente.' })
}

export const refuse = refusals('campaigns', {
  not_found: [404, 'Esta campanha não existe.'],
  changed_meanwhile: [409, 'Alguém mudou esta campanha enquanto isso. Recarregue e veja o que mudou.'],
  not_a_draft: [409, 'Esta campanha já foi agendada ou já saiu. Cancele o agendamento para mudar o texto.'],
  already_begun: [409, 'Esta campanha já começou a sair. Ainda dá para parar o que falta.'],
  not_scheduled: [409, 'Esta campanha não está agendada.'],
  not_sending: [409, 'Esta campanha não está saindo.'],
  not_stopped: [409, 'Esta campanha não está parada.'],
  body_missing: [400, 'Escreva o texto da campanha antes de enviar.'],
  interests_missing: [400, 'Escolha um assunto ou mais.'],
  nobody: [409, 'Ninguém receberia esta campanha. Escolha outro grupo.'],
  planned_over: [400, 'Escolha um momento que ainda não passou.'],
  planned_too_far: [400, 'No máximo noventa dias à frente.'],
  article_not_found: [404, 'Não encontramos este artigo.'],
})
