import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('reviews', {
  consultation_not_found: [404, 'Consulta não encontrada.'],
  not_settled: [409, 'Só é possível avaliar uma consulta que foi realizada e encerrada.'],
  of_program: [
    409,
    'Com um programa não há avaliação pública: as notas são de gente para gente. Conte à nossa equipe como foi, pelo contato.',
  ],
  already_written: [409, 'Você já avaliou esta consulta. Uma avaliação publicada não muda mais.'],
  review_not_found: [404, 'Avaliação não encontrada.'],
  already_answered: [409, 'Você já respondeu a esta avaliação. Uma resposta publicada não muda mais.'],
  contact_data: [400, 'Nada foi publicado: há no texto um contato de fora. Veja o motivo junto dele.'],
})

export const LEAST_STARS = 1
export const MOST_STARS = 5
/** The longest text of a review or of an answer, in characters. */
export const MOST_CHARACTERS = 1_000

/**
 * A review of a consultation without own money counts in score and order once so much of that client's own money was
 * captured anywhere. Centavos. Source: money-and-time.md, S14.
 */
export const COUNTS_FROM = 1_000n

/** So many stars are praise. Fewer lower every score, in which five imaginary reviews of four count too. */
export const PRAISE_FROM = 4

type Weighed = {
  stars: number
  /** Whether the consultation took own money of the client. */
  isPaid: boolean
  /** What of it has not come back, in centavos. */
  ownLeft: Centavos
}

/**
 * Whether a review counts by its own consultation: praise while own money of the client stays in it, anything else
 * also when all of it came back, so that nobody refunds a complaint away (decision 136). Otherwise `COUNTS_FROM`.
 */
export const countsByItself = ({ stars, isPaid, ownLeft }: Weighed) => (stars >= PRAISE_FROM ? ownLeft > 0n : isPaid)

/** How many reviews gave 1, 2, 3, 4 and 5 stars, in this order. */
export type Distribution = readonly number[]

export const countOf = (distribution: Distribution) => distribution.reduce((sum, count) => sum + count, 0)

/** The average of the stars, from 1 to 5, not rounded; 0 without reviews. */
export function averageOf(distribution: Distribution): number {
  const count = countOf(distribution)
  return count === 0 ? 0 : distribution.reduce((sum, many, at) => sum + many * (at + 1), 0) / count
}

/** The public name of an author: the first name and the initial of the last one. */
export function displayNameOf(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]
  return initial ? `${firstName} ${initial.toLocaleUpperCase('pt-BR')}.` : firstName
}

/** Where a page of reviews ends: instant and id of its last review. */
export type CursorPosition = { writtenAt: Date; id: string }

export const cursorOf = ({ writtenAt, id }: CursorPosition) => `${writtenAt.toISOString()}_${id}`

const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a cursor; undefined when it is invalid. */
export function parseCursor(cursor: string): CursorPosition | undefined {
  const [at = '', id = ''] = cursor.split('_')
  return CURSOR.test(cursor) && !Number.isNaN(Date.parse(at)) ? { writtenAt: new Date(at), id } : undefined
}
