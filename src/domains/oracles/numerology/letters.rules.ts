import { refuse } from '../rules.ts'

/**
 * One letter of a name: as written, its value (1 to 9), and whether it counts as a vowel. `at` is its index in the
 * name.
 */
export type Letter = { at: number; written: string; value: number; isVowel: boolean; isY: boolean }

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const VOWELS = 'AEIOU'
const MOST_NAME_LENGTH = 200
/** Spaces, hyphens, apostrophes and points may occur in names and have no value. */
const SILENT = /[\s\-‐-―'’‘`´.]/u
const MARKS = /\p{M}/gu

const plain = (sign: string) => sign.normalize('NFD').replace(MARKS, '').toUpperCase()

/** The position in the alphabet, reduced: A, J and S are 1, R is 9. Source: articles/letras-que-viram-numeros. */
export const valueOf = (letter: string) => (ALPHABET.indexOf(letter) % 9) + 1

/**
 * The letters of a name, without accents. W and H are consonants, and a Y beside a vowel, unless `yVowels` decides.
 * Refuses names without letters, with unknown characters, above 200 characters. Source:
 * articles/letras-que-viram-numeros.
 */
export function spellName(name: string, yVowels: Readonly<Record<number, boolean>> = {}): Letter[] {
  if (name.length > MOST_NAME_LENGTH) throw refuse('name_too_long')
  const signs = [...name.normalize('NFC')]
  const letters = signs.map(plain)
  if (!letters.some((letter) => letter.length === 1 && ALPHABET.includes(letter))) throw refuse('name_without_letters')
  const isVowelAt = (at: number) => VOWELS.includes(letters[at] || ' ')
  return signs.flatMap((written, at) => {
    const letter = letters[at]!
    if (letter === '' || SILENT.test(written)) return []
    if (letter.length !== 1 || !ALPHABET.includes(letter)) throw refuse('name_with_invalid_characters')
    const isY = letter === 'Y'
    const leans = isVowelAt(at - 1) || isVowelAt(at + 1)
    return {
      at,
      written: written.toUpperCase(),
      value: valueOf(letter),
      isVowel: isY ? (yVowels[at] ?? !leans) : isVowelAt(at),
      isY,
    }
  })
}
