import { type Centavos, least, portion } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('consultants', {
  answer_price_out_of_range: [400, 'O preço de uma resposta fica entre R$ 9,90 e R$ 49,90.'],
  answer_rise_too_steep: [409, 'Em 30 dias, o preço de uma resposta pode subir no máximo 20%.'],
  answers_closed: [409, 'Esta pessoa não responde por mensagem agora. Nada foi cobrado.'],
})

/** The lowest and highest price of an answer, in centavos (product.md, Catalogue). */
export const ANSWER_FLOOR: Centavos = 990n
export const ANSWER_CEILING: Centavos = 4_990n
/** Within how many hours a consultant may promise an answer. */
export const ANSWER_HOURS = [12, 24] as const
export type AnswerHours = (typeof ANSWER_HOURS)[number]

/** What an answer costs with somebody, in centavos, within how many hours it comes, and whether they take questions. */
export type AnswerTerms = { price: Centavos; hours: number; isOpen: boolean }

/** Of whoever never chose. */
export const DEFAULT_TERMS: AnswerTerms = { price: 1_990n, hours: 24, isOpen: true }

/**
 * What costs so many hundredths of an answer, at the price of one (centavos), rounded down once. Source: product.md,
 * Catalogue (a full reading: 350).
 */
export const pricedByAnswer = (price: Centavos, percent: number): Centavos => portion(price, BigInt(percent), 100n)

/** The highest price that may be set now, in centavos, from the lowest own one of the last 30 days; undefined: none. */
export const highestAnswerPrice = (lowestLately: Centavos | undefined): Centavos =>
  lowestLately === undefined ? ANSWER_CEILING : least(portion(lowestLately, 120n, 100n), ANSWER_CEILING)

/**
 * Refuses a price of an answer outside floor and ceiling, or more than 20% above the lowest own one of the last 30 days
 * (undefined: the first choice). Centavos.
 */
export function checkAnswerPrice(wanted: Centavos, lowestLately: Centavos | undefined): void {
  if (wanted < ANSWER_FLOOR || wanted > ANSWER_CEILING)
    throw refuse('answer_price_out_of_range', { priceCents: 'Use um valor entre R$ 9,90 e R$ 49,90.' })
  if (wanted > highestAnswerPrice(lowestLately)) throw refuse('answer_rise_too_steep')
}
