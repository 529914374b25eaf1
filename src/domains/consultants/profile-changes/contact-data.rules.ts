export type ContactKind = 'phone' | 'email' | 'handle' | 'link' | 'app'
export type ContactData = { kind: ContactKind; found: string }

/** Signs that are drawn as nothing, and the frame of keycap emojis: they would only hide a number. */
const INVISIBLE = /[\p{Cf}\uFE0F\u20E3\u034F\u115F\u1160\u3164]/gu

const DIGIT_WORDS: Record<string, string> = {
  zero: '0',
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  meia: '6',
  sete: '7',
  oito: '8',
  nove: '9',
}
const DIGIT_WORD = new RegExp(`(?<![a-z])(?:${Object.keys(DIGIT_WORDS).join('|')})(?![a-z])`, 'g')

const WEB_ENDINGS = 'com|net|org|br|app|link|online|info|blog|store|shop|club|bio|gg|ly|io|tv|xyz'
/** Also words that follow a full stop without a space: they end a link with a path, or with two names before them. */
const WORD_ENDINGS = 'me|co|page|site'
const EMAIL =
  /[\w.+-]+\s*(?:@|\(\s*(?:a|at|arroba)\s*\)|\[\s*(?:a|at|arroba)\s*\]|\sarroba\s)\s*[a-z\d-]+(?:\s*(?:\.|\sponto\s)\s*[a-z]{2,})+/
const HANDLE = /(?<![\w.])@\s?[a-z\d][\w.]{2,}|(?<![a-z])arroba\s+[a-z\d]\w{2,}/
const LINK = new RegExp(
  `https?:|(?<![a-z])www\\s?\\.|[a-z\\d-]{2,}\\.(?:${WEB_ENDINGS})(?![a-z\\d])|` +
    `[a-z\\d-]+\\.(?:${WORD_ENDINGS})/[a-z\\d]|[a-z\\d-]{2,}\\.[a-z\\d-]{2,}\\.(?:${WORD_ENDINGS})(?![a-z\\d])|` +
    `[a-z\\d-]{2,} ponto com(?= ponto br|\\s*(?:[.,;!?)/]|$))`,
)
const APP =
  /(?<![a-z])(?:whats\s?app?|whats|wpp|zap\s?zap|zapzap|telegram|instagram|tiktok|facebook|messenger)(?![a-z])/

/** Between the digits of one number people write these, and no more than four in a row. */
const PHONE = /(?:\+\s?)?\(?\d(?:[\s().+\-–—·•*_/\\|,]{0,4}\d){7,14}/g
/** Years and days, which are many digits and no number to call. */
const DATES = /(?<!\d)(?:\d{1,2}\/\d{1,2}\/\d{2,4}|(?:19|20)\d\d(?:\s*(?:-|–|—|a|e|,|\/)\s*(?:19|20)\d\d)*)(?!\d)/g

/** Numbers side by side, apart from others: a telephone that ends or begins with such a list is none of these. */
const LIST = /(?<!\d[\s().+\-–—·•*_/\\|,]{0,4})\d{1,4}(?:[\s,/–—-]{1,4}\d{1,4})+(?![\s().+\-–—·•*_/\\|,]{0,4}\d)/g
const HOURS = /^\d{1,2}\s?[-–—]\s?\d{1,2}(?:\s?[,/]\s?\d{1,2}\s?[-–—]\s?\d{1,2})*$/

/** Whether a list counts (1, 2, 3), repeats a digit in each number (11, 22; 777, 333) or names hours (9-12, 14-18). */
function isHarmless(list: string): boolean {
  const written = list.match(/\d+/g)!
  const follows = (rule: (before: number, next: number) => boolean) =>
    written.every((number, n) => n === 0 || rule(Number(written[n - 1]), Number(number)))
  const isRising = follows((before, next) => next > before)
  if (HOURS.test(list)) return isRising && Number(written.at(-1)) <= 24
  if (written.every((number) => /^(\d)\1+$/.test(number)))
    return isRising || written.every((number) => number.length > 2)
  return written.length > 2 && follows((before, next) => next === before + 1)
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/**
 * The first way in a text to reach somebody elsewhere: a phone number (also in words), an e-mail, the name of an
 * account (@luna), a link, or the name of another app. Years, hours, prices, amounts and lists of
 * numbers are none. What is found is in lower case.
 */
export function findContactData(text: string): ContactData | undefined {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '')
  // A capital after a full stop without a space begins a sentence: "com calma.Com carinho".
  const spaced = plain.replace(/(\p{Ll})\.(?=\p{Lu}\p{Ll})/gu, '$1. ')
  const folded = withoutAccents(spaced).toLowerCase()
  const found = (kind: ContactKind, match: RegExpExecArray | null) => match && { kind, found: match[0].trim() }
  return (
    found('email', EMAIL.exec(folded)) ??
    found('link', LINK.exec(folded)) ??
    found('handle', HANDLE.exec(folded)) ??
    found('app', APP.exec(folded)) ??
    findPhone(folded)
  )
}

function findPhone(folded: string): ContactData | undefined {
  const digits = folded
    .replace(DATES, ' … ')
    .replace(DIGIT_WORD, (word) => DIGIT_WORDS[word]!)
    .replace(LIST, (list) => (isHarmless(list) ? ' … ' : list))
  const [number] = digits.match(PHONE) ?? []
  return number ? { kind: 'phone', found: number.trim() } : undefined
}

const KIND_WORDS: Record<ContactKind, string> = {
  phone: 'um telefone',
  email: 'um e-mail',
  handle: 'o nome de uma conta',
  link: 'um link',
  app: 'o nome de outro aplicativo',
}

/** Why a text is held back, for whoever wrote it. */
export const contactReason = ({ kind, found }: ContactData) =>
  `Há ${KIND_WORDS[kind]} aqui (“${found.slice(0, 40)}”). A conversa e o pagamento ficam no Sensitivos, onde os dois ` +
  'lados estão protegidos. Tire isto e envie de novo.'
