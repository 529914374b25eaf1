import { characterCount } from '#shared/typed-text/visible.ts'

/** Of an answer in words: so many characters, as PostgreSQL counts them, and so many different words. */
export const LEAST_ANSWER_LENGTH = 200
export const LEAST_ANSWER_WORDS = 25
/** Of an answer by voice: so many seconds in which somebody speaks. */
export const LEAST_VOICE_S = 20

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** How many different words a text has, in whatever case. */
export const distinctWords = (text: string) => new Set(wordsOf(text)).size

/** What is missing for an answer, in words; undefined: nothing. `voiceSeconds`: of the voice that goes along. */
export function missingSubstance({ text, voiceSeconds }: { text: string; voiceSeconds: number }): string | undefined {
  if (voiceSeconds >= LEAST_VOICE_S) return undefined
  if (characterCount(text) < LEAST_ANSWER_LENGTH) return `Escreva pelo menos ${LEAST_ANSWER_LENGTH} caracteres.`
  return distinctWords(text) < LEAST_ANSWER_WORDS
    ? `Responda com pelo menos ${LEAST_ANSWER_WORDS} palavras diferentes.`
    : undefined
}

const SHINGLE_WORDS = 3
/** So many of a text are kept: all of some three thousand characters, of a longer one the smallest numbers. */
const MOST_SHINGLES = 512

/** FNV-1a of 32 bits, signed as PostgreSQL keeps integers. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193)
  return hash | 0
}

/** What a text says, three words at a time, as numbers in rising order: enough to find it again, not to read it. */
export function shinglesOf(text: string): number[] {
  const words = wordsOf(text.normalize('NFD').replace(/\p{M}/gu, ''))
  const hashes = new Set<number>()
  for (let i = 0; i + SHINGLE_WORDS <= words.length; i++)
    hashes.add(hashOf(words.slice(i, i + SHINGLE_WORDS).join(' ')))
  return [...hashes].toSorted((a, b) => a - b).slice(0, MOST_SHINGLES)
}

/** How much of a text, from 0 to 1, is also in the other one, by their shingles. */
export function sharedPart(ofText: readonly number[], inOther: readonly number[]): number {
  // Of a longer text the larger numbers were left out: both are compared as far as both go.
  const end = Math.min(...[ofText, inOther].map((one) => (one.length < MOST_SHINGLES ? Infinity : one.at(-1)!)))
  const other = new Set(inOther)
  const compared = ofText.filter((hash) => hash <= end)
  return compared.length === 0 ? 0 : compared.filter((hash) => other.has(hash)).length / compared.length
}

/** With how many of a consultant's last answers a new one is compared, and which part of it may be in one of them. */
export const COMPARED_ANSWERS = 1_000
const MOST_SHARED = 0.5

/** Whether half of an answer or more is in one that its consultant sent before. */
export const isCopy = (answer: readonly number[], earlier: readonly (readonly number[])[]) =>
  earlier.some((one) => sharedPart(answer, one) >= MOST_SHARED)
