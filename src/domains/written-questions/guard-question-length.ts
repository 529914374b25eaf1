import { formatNumber } from '#shared/numbers.ts'
import { characterCount } from '#shared/typed-text/visible.ts'
import { mostQuestionLength, refuse } from './rules.ts'

/** Refuses a question that is too long for an answer within so many hours. `field`: where it was typed. */
export function guardQuestionLength(text: string, answerHours: number, field = 'question') {
  const most = mostQuestionLength(answerHours)
  if (characterCount(text) > most)
    throw refuse('too_long', { [field]: `Use no máximo ${formatNumber(most)} caracteres.` })
}
