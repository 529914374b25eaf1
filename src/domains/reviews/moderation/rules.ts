import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('review_cases', {
  not_found: [404, 'Avaliação não encontrada.'],
  already_objected: [409, 'Você já contestou esta avaliação. A nossa equipe responde por e-mail.'],
  already_decided: [409, 'Isto já foi decidido. Recarregue a lista.'],
  already_removed: [409, 'Esta avaliação já foi retirada.'],
  reason_missing: [400, 'Diga o motivo: quem escreveu vai ler.'],
})

export const LEAST_REASON = 10
export const MOST_REASON = 300
export const LEAST_OBJECTION = 20
export const MOST_OBJECTION = 600

/** Why a review is taken down: it breaks a rule of the house, or a court ordered it. */
export const GROUNDS = ['rule', 'court'] as const
export type Ground = (typeof GROUNDS)[number]
/** As everybody reads it where the review was. */
export const groundWords: Record<Ground, string> = {
  rule: 'Avaliação retirada por regra',
  court: 'Avaliação retirada por decisão judicial',
}

export const HELD_VERDICTS = ['published', 'refused'] as const
export type HeldVerdict = (typeof HELD_VERDICTS)[number]
