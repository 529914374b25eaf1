import type { LiveChannel } from '#domains/consultations/rules.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { Refusal, refusals } from '#shared/refusal.ts'

export const KINDS = ['now', 'callback'] as const
export type Kind = (typeof KINDS)[number]

export const STATES = ['waiting', 'offered', 'requested', 'served', 'lapsed', 'left', 'ended'] as const
export type State = (typeof STATES)[number]

/** Why a place ended that was neither served nor left, nor its turn missed. */
export const REASONS = [
  'window_over',
  'away',
  'consultant_away',
  'unanswered',
  'declined',
  'not_meeting',
  'on_break',
  'channel_closed',
] as const
export type Reason = (typeof REASONS)[number]

const MINUTE_MS = 60_000

/** In milliseconds. */
export const QUEUE_MS = {
  /** To say yes at the turn. */
  turn: 2 * MINUTE_MS,
  /** Reachable is whose page was open so lately. */
  reachable: 90_000,
  /** Whoever waits here and now keeps the place for so long without an open page. */
  away: 10 * MINUTE_MS,
  /** A queue outlives the consultant's absence for so long. */
  consultantAway: 15 * MINUTE_MS,
  /** Missed turns count for so long. */
  missed: 24 * 60 * MINUTE_MS,
  /** A call back is asked for so many minutes at least. */
  leastWindow: 15 * MINUTE_MS,
} as const

/** So many turns missed or let go keep somebody out of all queues until the first of them is a day old. */
export const MOST_MISSED = 2
/** So many requests of one place may stay without an answer. */
export const MOST_UNANSWERED = 2
/** The hour of the client's day at which the last call back ends. */
export const LAST_HOUR = 22

/** Joining, which the consultant sees: of one client, to one consultant and to all. */
export const JOINS = [
  { name: 'queue-joins-pair', most: 12, windowMs: 60 * MINUTE_MS, per: 'consultantId' },
  { name: 'queue-joins', most: 30, windowMs: 60 * MINUTE_MS },
  { name: 'queue-joins-day', most: 80, windowMs: 24 * 60 * MINUTE_MS },
]

export const refuse = refusals('queue', {
  not_found: [404, 'Este lugar na fila não existe.'],
  others_wait: [409, 'Há pessoas esperando por este atendimento. Entre na fila: nada é cobrado enquanto você espera.'],
  free_now: [409, 'Ninguém espera agora: você pode pedir a conversa direto, sem fila.'],
  not_here: [409, 'Este consultor não está atendendo agora. Peça um aviso para quando ele entrar. Nada foi cobrado.'],
  waits_already: [409, 'Você já está em uma fila. Saia dela para entrar em outra.'],
  missed_turns: [409, 'Você perdeu ou passou duas vezes a sua vez nas últimas 24 horas. Nada foi cobrado.'],
  id_reused: [409, 'Este pedido já foi feito com outro conteúdo. Volte e comece um novo.'],
  zone_unknown: [400, 'Não entendemos o seu fuso horário. Recarregue a página.'],
  window_missing: [400, 'Diga até que horas podemos chamar você.'],
  window_not_today: [400, 'Escolha um horário de hoje, até as 22 h.'],
  window_too_short: [400, 'Deixe pelo menos quinze minutos para chamarmos você.'],
  turn_over: [409, 'A sua vez passou: o tempo para responder acabou. Nada foi cobrado.'],
  not_your_turn: [409, 'Ainda não é a sua vez. Avisamos aqui assim que for.'],
  price_changed: [409, 'O preço por minuto mudou. Confira o valor e confirme de novo. Nada foi cobrado.'],
})

/** Two turns were missed: said with the time from which the queues are open again, in Brasília. */
export function refuseMissed(until: Date): Refusal {
  const { code, status } = refuse('missed_turns')
  return new Refusal(
    code,
    status,
    `Você perdeu ou passou duas vezes a sua vez nas últimas 24 horas. As filas voltam a ficar abertas para você em ${formatDayAndTime(until)}, horário de Brasília. Nada foi cobrado.`,
  )
}

/** When the present turn is over. */
export const turnEndsAt = (offeredAt: Date, turnMs: number = QUEUE_MS.turn) => new Date(offeredAt.getTime() + turnMs)

/** Until when somebody joins no queue after these missed turns, latest first; undefined: they may. */
export function closedUntil(missedAt: readonly Date[], at: Date): Date | undefined {
  const counted = missedAt.filter((missed) => at.getTime() - missed.getTime() < QUEUE_MS.missed)
  const first = counted[MOST_MISSED - 1]
  return first && new Date(first.getTime() + QUEUE_MS.missed)
}

export type Place = {
  kind: Kind
  state: State
  channel: LiveChannel
  untilAt: Date | null
  seenAt: Date
  consultantSeenAt: Date
  offeredAt: Date | null
  unanswered: number
}

/** What a move depends on besides the place itself. */
export type Facts = {
  /** A device of the client rings at a turn. */
  isRung: boolean
  /** Whether the consultant is online: there, switched on and in no consultation. */
  isConsultantFree: boolean
  /** Of the request that was made at the turn. */
  consultation: { state: string; reason: string | null; isAccepted: boolean } | null
  /** The two are in a consultation already. */
  isTogether: boolean
  obstacle: string | null
  isOffered: boolean
}

export type Move =
  | { to: 'waiting' | 'served' | 'lapsed' | 'left'; isUnanswered?: boolean }
  | { to: 'ended'; reason: Reason }

/** What became of the request that was made at the turn; undefined: it is still open. */
function afterRequest({ unanswered }: Place, consultation: Facts['consultation']): Move | undefined {
  // Also where it ended at once: the consultant took it.
  if (consultation?.isAccepted) return { to: 'served' }
  switch (consultation?.state) {
    case 'requested':
      return undefined
    case 'declined':
      return { to: 'ended', reason: 'declined' }
    case 'expired': {
      // Whoever said yes is not to blame: the place comes back, as long as the consultant answers at all.
      if (consultation.reason !== 'no_answer') return { to: 'waiting' }
      return unanswered + 1 < MOST_UNANSWERED
        ? { to: 'waiting', isUnanswered: true }
        : { to: 'ended', reason: 'unanswered' }
    }
    default:
      return { to: 'left' }
  }
}

/** Whether a turn reached nobody: no page was open when it was offered or since, and no device rings any more. */
const isUnheard = ({ seenAt, offeredAt }: Place, { isRung }: Facts) =>
  !isRung && seenAt.getTime() <= offeredAt!.getTime() - QUEUE_MS.reachable

/**
 * What time, the consultant and others do to an open place at `at`; undefined: nothing yet. A turn that is withdrawn
 * because the consultant is not free any more, or nobody heard of it, is no missed one. `turnMs`: how long one lasts.
 */
export function nextMove(place: Place, facts: Facts, at: Date, turnMs: number = QUEUE_MS.turn): Move | undefined {
  const since = (then: Date) => at.getTime() - then.getTime()
  if (place.state === 'requested') return afterRequest(place, facts.consultation)
  if (facts.isTogether) return { to: 'served' }
  if (facts.obstacle) return { to: 'ended', reason: facts.obstacle === 'on_break' ? 'on_break' : 'not_meeting' }
  if (!facts.isOffered) return { to: 'ended', reason: 'channel_closed' }
  if (place.state === 'offered') {
    if (since(place.offeredAt!) >= turnMs) return { to: 'lapsed' }
    return facts.isConsultantFree && !isUnheard(place, facts) ? undefined : { to: 'waiting' }
  }
  if (place.untilAt) return at >= place.untilAt ? { to: 'ended', reason: 'window_over' } : undefined
  if (!facts.isRung && since(place.seenAt) >= QUEUE_MS.away) return { to: 'ended', reason: 'away' }
  return since(place.consultantSeenAt) >= QUEUE_MS.consultantAway
    ? { to: 'ended', reason: 'consultant_away' }
    : undefined
}
