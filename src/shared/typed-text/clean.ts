import { INVISIBLE, isBlank } from './visible.ts'

/** Invisible signs that belong to the visible one before them: emoji sequences, and letters that join or do not. */
const ATTACHED = '\\u034F\\u180B-\\u180F\\u200C\\u200D\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}'
/** Invisible, and drawn as a space where a font has them at all. */
const BLANK = '\\p{White_Space}\\u115F\\u1160\\u2800\\u3164\\uFFA0\\u{1D159}\\u{13441}\\u{13442}'

const BLANKS = new RegExp(`[${BLANK}]+`, 'gu')
const HIDDEN = new RegExp(`(?![${BLANK}])[${INVISIBLE}]`, 'gu')
const HIDDEN_BUT_ATTACHED = new RegExp(`(?![${BLANK}${ATTACHED}])[${INVISIBLE}]`, 'gu')
const ONE_INVISIBLE = new RegExp(`^[${INVISIBLE}]$`, 'u')
const ONE_ATTACHED = new RegExp(`^[${ATTACHED}]$`, 'u')

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
/** What keyboards and documents put in an apostrophe's place: D´Ávila, D`Ávila. */
const APOSTROPHES = /[\u0060\u00B4\u02B9\u02BC\u2018\u201B\u2032\uFF07]/g
/** Latin letters, digits and signs as East Asian keyboards write them. */
const WIDE = /[\uFF01-\uFF5E]/g

/** Two ligatures that compatibility would spell out as whole sentences, so that a short text becomes a long one. */
const SENTENCES = /[\uFDFA\uFDFB]/g

const narrow = (text: string) => text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
/** Without what is not seen, and with one form for what looks the same; at most six times as long. */
const folded = (text: string) => text.replace(SENTENCES, ' ').replace(HIDDEN, '').normalize('NFKC')
const spaced = (text: string) => text.replace(BLANKS, ' ').trim()

/** From the first visible sign to the last one and what is attached to it. By hand: a pattern would be quadratic. */
function withoutEdges(text: string): string {
  if (isBlank(text)) return ''
  const signs = [...text]
  const isSeen = (sign: string) => !ONE_INVISIBLE.test(sign)
  const from = signs.findIndex(isSeen)
  let to = signs.findLastIndex(isSeen) + 1
  while (to < signs.length && ONE_ATTACHED.test(signs[to]!)) to += 1
  return signs.slice(from, to).join('')
}

/**
 * How each kind of typed text is cleaned, before anything of it is checked: what is checked is what is stored. Every
 * text in the input of a contract names its kind (test/typed-text.test.ts).
 */
export const CLEANED = {
  /** The name of a person: one line, narrow letters, plain dashes and apostrophes. */
  name: (text: string) =>
    spaced(narrow(text).replace(HIDDEN, '').normalize('NFC').replace(DASHES, '-').replace(APOSTROPHES, "'")),
  /** One line: a title, a city, a subject, a tag. */
  line: (text: string) => withoutEdges(spaced(text.replace(HIDDEN_BUT_ATTACHED, '').normalize('NFC'))),
  /** Lines that somebody writes for others: theirs as written, without what surrounds them. */
  prose: withoutEdges,
  /** A number with its signs (CPF, telephone, CEP, Pix key, day, hour), or an address of one word. */
  number: (text: string) => spaced(folded(text).replace(DASHES, '-')),
  /** A code that somebody types or pastes: nothing but its signs. */
  code: (text: string) => folded(text).replace(BLANKS, '').replace(DASHES, '-').normalize('NFC'),
  /** In small letters; a mail program adds brackets and spaces of any kind around it. */
  email: (text: string) => spaced(narrow(text).replace(HIDDEN, '')).toLowerCase(),
  /** Words to search for. */
  search: (text: string) => spaced(folded(text)),
  /** A message or a draft: kept exactly, because it is sent again and compared. Whether it is empty, `isBlank` says. */
  exact: (text: string) => text,
  /** What a program made (a token, an address, a zone), and passwords: compared as it came. */
  asSent: (text: string) => text,
} as const satisfies Record<string, (text: string) => string>

export type Kind = keyof typeof CLEANED
