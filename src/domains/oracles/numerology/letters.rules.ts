import { refuse } from '../rules.ts'

/**
 * One letter of a name: as it was written, what it is worth (1 to 9), and whether it counts among the vowels. `at` is
 * its place in the name.
 */
export type Letter = { at: number; written: string; value: number; isVowel: boolean; isY: boolean }

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const VOWELS = 'AEIOU'
const MAX_NAME_LENGTH = 200
/** Spaces, hyphens, apostrophes and points belong to names and count nothing. */
const SILENT = /[\s\-‐-―'’‘`´.]/u
const MARKS = /\p{M}/gu

const plain = (sign: string) => sign.normalize('NFD').replace(MARKS, '').toUpperCase()

/** The place in the alphabet, reduced: A, J and S are 1, R is 9. Source: articles/letras-que-viram-numeros. */
export const valueOf = (letter: string) => (ALPHABET.indexOf(letter) % 9) + 1

/**
 * A name letter by letter. Accents and cedilla are ignored; W and H are consonants; a Y that leans on a vowel beside it
 * is a consonant, any other is a vowel, unless `heard` says of the Y at that place how it sounds. Refuses names without
 * letters, with signs that have no value, and above 200 characters. Source: articles/letras-que-viram-numeros.
 */
export function spellName(name: string, heard: Readonly<Record<number, boolean>> = {}): Letter[] {
  if (name.length > MAX_NAME_LENGTH) throw refuse('name_too_long')
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
      isVowel: isY ? (heard[at] ?? !leans) : isVowelAt(at),
      isY,
    }
  })
}
