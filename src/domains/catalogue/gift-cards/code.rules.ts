import { CODE_LETTERS } from '#shared/code-letters.ts'

const CODE_LENGTH = 16
/** How many are drawn; the last one checks them. */
export const DRAWN_LETTERS = CODE_LENGTH - 1

const valueOf = (letter: string) => CODE_LETTERS.indexOf(letter)

/**
 * The letter that checks the others: another letter, or two that changed places, need another one, because the number
 * of letters is a prime.
 */
function checkLetterOf(letters: string): string {
  const sum = [...letters].reduce((all, letter, at) => all + valueOf(letter) * (at + 1), 0)
  return CODE_LETTERS[sum % CODE_LETTERS.length]!
}

/** The code of these drawn values (0 to 30), in four groups: `7K3M-…`. */
export function codeOf(values: readonly number[]): string {
  const letters = values.map((value) => CODE_LETTERS[value]!).join('')
  return grouped(letters + checkLetterOf(letters))
}

const grouped = (letters: string) => letters.match(/.{4}/g)!.join('-')

const isCode = (letters: string) =>
  letters.length === CODE_LENGTH &&
  [...letters].every((letter) => valueOf(letter) >= 0) &&
  checkLetterOf(letters.slice(0, -1)) === letters.at(-1)

/**
 * The code in a typed or pasted text: in any case, with spaces or dashes, with words around it. One in its groups comes
 * before what only happens to fit. Undefined: there is none.
 */
export function codeIn(text: string): string | undefined {
  const pieces = text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
  let found: string | undefined
  for (let from = 0; from < pieces.length; from += 1) {
    const used: string[] = []
    let letters = ''
    for (let at = from; at < pieces.length && letters.length < CODE_LENGTH; at += 1) {
      letters += pieces[at]!
      used.push(pieces[at]!)
    }
    if (!isCode(letters)) continue
    if (used.length === 1 || used.every(({ length }) => length === 4)) return grouped(letters)
    found ??= grouped(letters)
  }
  return found
}
