const LEAST_DIGITS = 8

const UNITS = {
  zero: 0,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  meia: 6,
  sete: 7,
  oito: 8,
  nove: 9,
}
const TEENS = 'dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(' ')
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const NUMBER_WORDS: Record<string, number> = {
  ...UNITS,
  ...Object.fromEntries(TEENS.map((word, n) => [word, 10 + n])),
  catorze: 14,
}
const unit = Object.keys(UNITS).join('|')
const IN_WORDS = new RegExp(
  `(?<![a-z])(?:(${TENS.join('|')})(?:\\s{1,2}e\\s{1,2}(${unit}))?|(${Object.keys(NUMBER_WORDS).join('|')}))(?![a-z])`,
  'g',
)

/** Between the digits of one number people write these, and no more than four in a row. */
const BETWEEN = String.raw`\s().+\-–—·•*_/\\|,:~=#\p{Extended_Pictographic}`
const RUN = new RegExp(`(?:\\+\\s?)?\\(?\\d+(?:[${BETWEEN}]{1,4}\\d+)*`, 'gu')

/** Never nothing, and no part of what it joins: what can be read in two ways takes twice as long with each one more. */
const TO = String.raw`(?:\s?[-–—|]\s?|,\s?|\s)`
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?:/(?:\d{4}|\d\d))?`
const DAYS = new RegExp(`^${DAY}(?:${TO}${DAY})*$`)
const TIME = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d`
const TIMES = new RegExp(`^${TIME}(?:${TO}${TIME})*$`)
const HOURS = /^\d{1,2}\s?[-–—]\s?\d{1,2}(?:\s?[,/]\s?\d{1,2}\s?[-–—]\s?\d{1,2})*$/
const PRICE = String.raw`\d{1,3}(?:\.\d{3})?,\d\d`
const PRICES = new RegExp(`^${PRICE}(?:(?:${TO}|\\s?/\\s?)${PRICE})*$`)
const PRICES_OF = new RegExp(PRICE, 'g')
const DAYS_OF = new RegExp(DAY, 'g')
const HOUSES = /^\d{1,2}(?:~,\s?\d{1,2})+$/
const WITH_COMMAS = /^\d{1,3}(?:,\s?\d{1,3})+$/
/** A year, or a day with its year. */
const DATED =
  String.raw`(?:\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d\d|(?:[0-2]?\d|3[01])[ -](?:0?[1-9]|1[0-2])[ -](?:19|20)\d\d|` +
  String.raw`(?:19|20)\d\d-\d\d?-\d\d?|(?:19|20)\d\d)`
const YEARS = new RegExp(String.raw`^${DATED}(?:\s?[-–—,/|]\s?${DATED}|\s${DATED})*$`)
/** The same, or two years, apart from the numbers beside it. */
const APART = new RegExp(
  `(?<=^|[${BETWEEN}]{2})(?:(?:19|20)\\d\\d[-–/](?:19|20)\\d\\d|${DATED})(?=$|[${BETWEEN}]{2})`,
  'gu',
)
const SUM = /^(\d{1,4}(?:\s?\+\s?\d{1,4})+)\s?=\s?(\d{1,5})(?:\s?=\s?\d{1,4})*$/

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const isRising = (numbers: readonly number[]) => numbers.every((number, n) => n === 0 || number > numbers[n - 1]!)
const dayOfYear = (day: string) => {
  const [date, month] = day.split('/').map(Number)
  return month! * 31 + date!
}

/** Numbers side by side that call nobody: days, hours, prices, years, lists that count or rise. */
function isHarmless(run: string): boolean {
  const written = run.match(/\d+/g)!
  const numbers = written.map(Number)
  if (TIMES.test(run) || YEARS.test(run)) return true
  const [, parts, total] = SUM.exec(run) ?? []
  if (parts && sumOf(parts.split('+').map(Number)) === Number(total)) return true
  // Two days are a holiday; more of them rise, or they spell something.
  if (DAYS.test(run)) {
    const days = run.match(DAYS_OF)!
    return days.length < 3 || isRising(days.map(dayOfYear))
  }
  if (HOURS.test(run) && isRising(numbers) && numbers.at(-1)! <= 24) return true
  if (PRICES.test(run) && isRising(run.match(PRICES_OF)!.map((price) => Number(price.replace(/\D/g, ''))))) return true
  if (HOUSES.test(run) && numbers.every((house) => house <= 12) && new Set(numbers).size === numbers.length) return true
  if (written.every((number) => /^(\d)\1+$/.test(number)))
    return written.every((number) => number.length > 2) || numbers.every((n, at) => at === 0 || n >= numbers[at - 1]!)
  if (written.length < 3) return false
  if (numbers.every((number, n) => n === 0 || number === numbers[n - 1]! + 1)) return true
  // Days of a month, lucky numbers, lengths in minutes. A number to call hardly ever rises so.
  return (
    WITH_COMMAS.test(run) && isRising(numbers) && (numbers.at(-1)! <= 60 || numbers.every((number) => number % 5 === 0))
  )
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length
/** From the first digit to the last one. */
const bare = (run: string) => /\d[^]*\d/.exec(run)?.[0] ?? ''
const callsSomebody = (run: string) => digitsIn(run) >= LEAST_DIGITS && !isHarmless(bare(run))

/**
 * The first telephone number in a text that is in lower case and without accents, also in words. Years, days, hours,
 * prices, amounts and lists of numbers are none.
 */
export function findPhoneNumber(folded: string): string | undefined {
  const inDigits = folded
    .replace(IN_WORDS, (_whole, ten?: string, one?: string, word?: string) =>
      String(word ? NUMBER_WORDS[word] : (TENS.indexOf(ten!) + 2) * 10 + (one ? NUMBER_WORDS[one]! : 0)),
    )
    .replace(/(?<=\d)[oil](?=\d)|(?<=\d{3})o(?![a-z])/g, (letter) => (letter === 'o' ? '0' : '1'))
  for (const [run] of inDigits.matchAll(RUN)) {
    if (!callsSomebody(run)) continue
    const number = bare(run).split(APART).find(callsSomebody)
    if (number) return number.trim()
  }
  return undefined
}
