import { refusals } from '#shared/refusal.ts'

const HOUR_MS = 3_600_000
/** So long after a consultation its consultant may write, in milliseconds. */
export const FOLLOW_UP_WITHIN_MS = 72 * HOUR_MS
export const MOST_FOLLOW_UP_CHARACTERS = 1_000

export const refuse = refusals('follow_ups', {
  not_found: [404, 'Não encontramos esta consulta.'],
  not_settled: [409, 'A mensagem sai depois de uma consulta que foi realizada e encerrada.'],
  too_late: [409, 'Passaram mais de 72 horas desde o fim da consulta. O texto continua aqui, para você copiar.'],
  already_sent: [409, 'Você já enviou a mensagem desta consulta. Ela não muda mais.'],
  of_program: [409, 'Quem atendeu foi um programa, e um programa não escreve depois.'],
  /** One answer for a wish, a break and a block: nobody learns which. */
  not_received: [409, 'Esta pessoa não recebe mensagens depois das consultas. Nada foi enviado.'],
  held_text: [400, 'Nada foi enviado: há na mensagem o que não pode ser dito assim. Veja o motivo junto dela.'],
})

type Consulted = { isSettled: boolean; endedAt: Date | null; isAutomatic: boolean }

/** Until when the consultant may write after a consultation; undefined: not at all. */
export const followUpUntil = ({ isSettled, endedAt, isAutomatic }: Consulted) =>
  isSettled && endedAt && !isAutomatic ? new Date(endedAt.getTime() + FOLLOW_UP_WITHIN_MS) : undefined

/** Why nothing can be written at `at`; undefined: it can. */
export function followUpFault(c: Consulted, at: Date): 'not_settled' | 'of_program' | 'too_late' | undefined {
  if (!c.isSettled || !c.endedAt) return 'not_settled'
  if (c.isAutomatic) return 'of_program'
  return at >= followUpUntil(c)! ? 'too_late' : undefined
}
