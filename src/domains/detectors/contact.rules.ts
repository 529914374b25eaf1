import { CLEANED } from '#shared/typed-text/clean.ts'
import { findPhoneNumber } from './phone-numbers.rules.ts'

export type ContactKind = 'phone' | 'email' | 'handle' | 'link' | 'app'
export type ContactData = { kind: ContactKind; found: string }

/** What is drawn around or on a digit: the frame of keycap emojis. */
const FRAMES = /[\u20E3\uFE0F]/g
/** 1º, 2ª, 3°: no letters, as they would become otherwise. */
const ORDINALS = /[ºª°]/g
/** Digits in circles that Unicode does not fold, each beginning with one. */
const CIRCLED = [0x24f5, 0x2776, 0x2780, 0x278a] as const

// Every rule looks to the left over a bounded length only: one that tries each place of a long word anew takes a
// thousand times longer for a text of a hundred times the length (test/time-of-text-rules.test.ts).
const WEB_ENDINGS = 'com|net|org|br|app|link|online|info|blog|store|shop|club|bio|gg|ly|io|tv|xyz'
/** Also words that follow a full stop without a space: they end a link with a path, or with two names before them. */
const WORD_ENDINGS = 'me|co|page|site'
const at = String.raw`(?:@|[([{<]\s?(?:a|at|arroba)\s?[)\]}>]|\s(?:arroba|at)\s)`
const dot = String.raw`(?:\.|\s(?:ponto|dot)\s|\s?[([{<]\s?(?:ponto|dot|\.)\s?[)\]}>]\s?)`
const EMAIL = new RegExp(
  String.raw`(?<=[\w.+-]\s{0,2})${at}\s{0,2}[a-z\d-]{1,63}(?:\s{0,2}${dot}\s{0,2}[a-z]{2,24}){1,6}`,
)
const HANDLE = /@\s?[a-z\d][\w.]{2,}|(?<![a-z])arroba\s{1,3}[a-z\d]\w{2,}/
const LINK = new RegExp(
  String.raw`https?(?::|//)|(?<![a-z])www\s?\.|(?<=[a-z\d-]{2})\.(?:${WEB_ENDINGS})(?![a-z\d])|` +
    String.raw`(?<=[a-z\d-])\.(?:${WORD_ENDINGS})/[a-z\d]|` +
    String.raw`(?<=[a-z\d-]{2})\.[a-z\d-]{2,63}\.(?:${WORD_ENDINGS})(?![a-z\d])|` +
    String.raw`(?<=[a-z\d-]{2})\s?\.\s?com\s?\.\s?br(?![a-z\d])|` +
    String.raw`(?<=[a-z\d-]{2})(?: pontocom| dot com|\s?[([{<]\s?(?:ponto|dot)\s?[)\]}>]\s?com)(?![a-z\d])|` +
    String.raw`(?<=[a-z\d-]{2}) ponto com(?= ponto br|\s{0,2}(?:[.,;!?)/]|$))`,
)
const APP = new RegExp(
  String.raw`(?<![a-z])(?:whats\s?app?|whats|watsapp?|wpp|zap(?:\s?zap|p)?|telegra[mn]|instagra[mn]|tiktok|facebook|` +
    String.raw`messenger|skype|discord|viber|wechat|snapchat|linktree|youtube|gmail|hotmail|` +
    String.raw`(?:no|meu|pelo)\s{1,2}insta)(?![a-z])`,
)
/** A word of single letters: w h a t s a p p, w.h.a.t.s. */
const SPELLED = /(?<![a-z])[a-z](?:[ ._-][a-z]){3,}(?![a-z])/g

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Any script's digit, or one in a circle, as ours. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const circled = CIRCLED.find((first) => code >= first && code < first + 10)
  if (circled) return String(code - circled + 1)
  // The digits of a script begin at the start of a row of sixteen, or at its seventh place.
  const row = code & ~0xf
  return String(/\p{Nd}/u.test(String.fromCodePoint(row)) ? code - row : code - row - 6)
}

/** A text as the rules read it: what looks the same is the same, in lower case, and what is not seen is gone. */
export function foldedOf(text: string): string {
  const plain = CLEANED.search(text.replace(FRAMES, '').replace(ORDINALS, '~')).replace(
    /(?![0-9])\p{Nd}|[\u24F5-\u24FD\u2776-\u277E\u2780-\u2788\u278A-\u2792]/gu,
    plainDigit,
  )
  // A capital after a full stop without a space begins a sentence: "com calma.Com carinho".
  const spaced = plain.replace(/(\p{Ll})\.(?=\p{Lu}\p{Ll})/gu, '$1. ')
  return withoutAccents(spaced).toLowerCase()
}

/** The word that a match ends, at most 64 signs of it. */
const wordBefore = (text: string, end: number) =>
  /(?<![\w.+-])[\w.+-]*\s{0,2}$/.exec(text.slice(Math.max(0, end - 64), end))![0]

/**
 * The first way in a text to reach somebody elsewhere, in lower case: a phone number (also in words), e-mail, account
 * (@luna), link, or another app's name. Years, days, hours, prices and lists of numbers are none. Time in proportion to
 * the text.
 */
export const findContactData = (text: string): ContactData | undefined => {
  const folded = foldedOf(text)
  return findReach(folded) ?? findApp(folded) ?? findPhone(folded)
}

/** As `findContactData`, of a folded text, but another app's name alone is none: people speak of those of others. */
export const findGivenContact = (folded: string): ContactData | undefined =>
  findReach(folded.replace(HELP, '')) ?? findPhone(folded.replace(EQUALS, ' = '))

/** Where help is, day and night. */
const HELP = /(?:www\.)?cvv\.org\.br/g

/** How people say the result of a sum: "1+4 dá 5". */
const EQUALS = /(?<=\d) (?:da|dao|e|igual a|soma|somam|resulta em) (?=\d)/g

const found = (kind: ContactKind, match: RegExpExecArray | null, before = '') =>
  match ? { kind, found: (before + match[0]).trim() } : undefined

function findReach(folded: string): ContactData | undefined {
  const [email, link] = [EMAIL.exec(folded), LINK.exec(folded)]
  return (
    found('email', email, email ? wordBefore(folded, email.index) : '') ??
    found('link', link, link ? wordBefore(folded, link.index) : '') ??
    found('handle', HANDLE.exec(folded))
  )
}

const findApp = (folded: string) =>
  found('app', APP.exec(folded) ?? APP.exec(folded.replace(SPELLED, (word) => word.replace(/[ ._-]/g, ''))))

function findPhone(folded: string): ContactData | undefined {
  const number = findPhoneNumber(folded)
  return number === undefined ? undefined : { kind: 'phone', found: number }
}

export const KIND_WORDS: Record<ContactKind, string> = {
  phone: 'um telefone',
  email: 'um e-mail',
  handle: 'o nome de uma conta',
  link: 'um link',
  app: 'o nome de outro aplicativo',
}

/** Why it may not stand there. */
const WHY = {
  profile: 'A conversa e o pagamento ficam no Sensitivos, onde os dois lados estão protegidos.',
  review: 'Uma avaliação é pública e não muda mais: qualquer pessoa leria este contato, de quem quer que ele seja.',
  answer: 'A resposta é pública, e a conversa com quem avaliou continua aqui no Sensitivos.',
  decline: 'Quem perguntou recebe o dinheiro de volta e pode perguntar de novo, sempre aqui no Sensitivos.',
} as const

/** Why a text is held back, for whoever wrote it; `place`: what the text is. */
export const contactReason = ({ kind, found }: ContactData, place: keyof typeof WHY) =>
  `Há ${KIND_WORDS[kind]} aqui (“${found.slice(0, 40)}”). ${WHY[place]} Tire isto e envie de novo.`
