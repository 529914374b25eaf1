import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('team', {
  case_not_waiting: [404, 'Este caso já foi decidido, ou não existe.'],
  taken_by_another: [409, 'Este caso já está com outra pessoa da equipe.'],
  not_yours_to_release: [409, 'Este caso não está com você.'],
  snoozed_into_past: [400, 'Escolha um dia e uma hora que ainda vêm.'],
  snoozed_too_long: [400, 'Um caso descansa no máximo sete dias.'],
  snoozed_past_deadline: [400, 'O prazo deste caso termina antes. Escolha uma hora até lá.'],
  queue_cursor_unknown: [400, 'Não entendemos de onde continuar a fila. Volte ao começo dela.'],
})

const HOUR_MS = 3_600_000
/** Whoever took a case and left it is forgotten after so long. Milliseconds. */
export const HELD_FOR_MS = 12 * HOUR_MS
/** The longest rest of a case, and that of one whose deadline is over. Milliseconds. */
export const MOST_SNOOZE_MS = 7 * 24 * HOUR_MS
export const MOST_OVERDUE_SNOOZE_MS = 4 * HOUR_MS

/** Why a case may not rest until then; undefined: it may. It is back before its deadline, overdue within four hours. */
export function snoozeObstacle(until: Date, { now, dueAt }: { now: Date; dueAt: Date }) {
  const restMs = until.getTime() - now.getTime()
  if (restMs <= 0) return 'snoozed_into_past'
  if (restMs > MOST_SNOOZE_MS) return 'snoozed_too_long'
  const isOverdue = dueAt <= now
  if (isOverdue ? restMs > MOST_OVERDUE_SNOOZE_MS : until >= dueAt) return 'snoozed_past_deadline'
  return undefined
}

export const QUEUE_STATES = ['waiting', 'snoozed', 'decided'] as const
export type QueueState = (typeof QUEUE_STATES)[number]

/** Cases that an answer carries. */
export const CASES_PER_PAGE = 40
