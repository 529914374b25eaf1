import { formatTime } from '#shared/dates.ts'
import type { Day } from '../birth-day.rules.ts'
import { ASPECTS } from '../birth-chart/aspects.rules.ts'
import { signIndexAt, SIGNS } from '../birth-chart/signs.rules.ts'
import { BODIES, type BodyName } from '../birth-chart/sky.rules.ts'
import { QUARTERS, type SkyOfDay, skyOfDay } from './sky-of-day.rules.ts'
import { withArticle, ASPECT_MEANINGS, HOUSE_TOPICS, RULERS } from './tradition.rules.ts'

/** The horoscope of a day: `facts` for everybody, and for each sign from Áries to Peixes sentences and one question. */
export type Horoscope = {
  day: Day
  facts: string[]
  moon: { illuminated: number; isWaxing: boolean }
  signs: { name: string; sentences: string[]; question: string }[]
}

/** The largest orb of an aspect that is mentioned, in degrees. */
const NEAR = 3
const GUESTS: readonly BodyName[] = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']

/** The horoscope of a day for all signs, computed only from the sky of that day: the same day gives the same text. */
export function horoscopeOf(day: Day): Horoscope {
  const sky = skyOfDay(day)
  const { illuminated, isWaxing } = sky.moon
  return {
    day,
    facts: factsOf(sky),
    moon: { illuminated, isWaxing },
    signs: SIGNS.map((name, sign) => ({ name, ...textFor(sign, sky) })),
  }
}

/** Which planets go backwards on a day, in a sentence. */
export function retrogradeFact({ bodies }: Pick<SkyOfDay, 'bodies'>): string {
  const backwards = bodies.filter(({ isRetrograde }) => isRetrograde).map(({ body }) => BODIES[body])
  return backwards.length > 0
    ? `Em movimento retrógrado: ${listed(backwards)}.`
    : 'Nenhum planeta em movimento retrógrado.'
}

function factsOf({ moon, bodies, aspects }: SkyOfDay): string[] {
  const phase = moon.quarter
    ? `${capital(QUARTERS[moon.quarter.kind])} às ${timeOf(moon.quarter.at)}.`
    : `Lua ${moon.isWaxing ? 'crescente' : 'minguante'}, ${Math.round(moon.illuminated * 100)}% do disco aceso ao meio-dia.`
  const where = moon.next
    ? `A Lua está em ${SIGNS[moon.sign]} até as ${timeOf(moon.next.at)} e segue em ${SIGNS[moon.next.sign]}.`
    : `A Lua passa o dia em ${SIGNS[moon.sign]}.`
  const closest = aspects.find(({ one, other }) => one !== 'moon' && other !== 'moon')
  return [
    phase,
    where,
    retrogradeFact({ bodies }),
    ...(closest
      ? [
          `O aspecto mais exato do dia: ${BODIES[closest.one]} e ${BODIES[closest.other]} em ${ASPECTS[closest.aspect].name}.`,
        ]
      : []),
  ]
}

function textFor(sign: number, sky: SkyOfDay) {
  const { topic, questions } = houseOfMoon(sign, sky)
  const sentences = [moonSentence(sign, sky, topic), rulerSentence(sign, sky), guestSentence(sign, sky)].filter(
    (words) => words !== undefined,
  )
  return { sentences, question: questions[daysOf(sky.day) % questions.length]! }
}

/** The sign in which the Moon spends most of the day. */
export function mainSignOfMoon({ moon, bodies }: SkyOfDay) {
  return moon.next ? signIndexAt(bodies.find(({ body }) => body === 'moon')!.longitude) : moon.sign
}
const houseOfMoon = (sign: number, sky: SkyOfDay) => HOUSE_TOPICS[(mainSignOfMoon(sky) - sign + 12) % 12]!

function moonSentence(sign: number, sky: SkyOfDay, topic: string) {
  const main = mainSignOfMoon(sky)
  const house = ((main - sign + 12) % 12) + 1
  const time = !sky.moon.next
    ? ''
    : main === sky.moon.sign
      ? ` até as ${timeOf(sky.moon.next.at)}`
      : ` a partir das ${timeOf(sky.moon.next.at)}`
  const where = house === 1 ? 'o próprio signo' : `a casa ${house} contada de ${SIGNS[sign]}`
  return `A Lua está em ${SIGNS[main]}${time}, ${where}: na tradição, dia de olhar para ${topic}.`
}

function rulerSentence(sign: number, { bodies, aspects, moon }: SkyOfDay) {
  const ruler = RULERS[sign]!
  const { longitude, isRetrograde } = bodies.find(({ body }) => body === ruler)!
  const backwards = isRetrograde ? ', em movimento retrógrado' : ''
  const where = signIndexAt(longitude) === sign ? 'no seu próprio signo' : `em ${SIGNS[signIndexAt(longitude)]}`
  // The Moon moves half a degree an hour, so its aspects say little about a whole day.
  const close =
    ruler === 'moon'
      ? undefined
      : aspects.find(({ one, other, orb }) => orb <= NEAR && one !== 'moon' && (one === ruler || other === ruler))
  if (ruler === 'moon')
    return moon.isWaxing ? 'A Lua, que rege Câncer, está crescendo.' : 'A Lua, que rege Câncer, está minguando.'
  const standing = `${capital(withArticle(ruler))}, que rege ${SIGNS[sign]}, está ${where}${backwards}`
  if (!close) return `${standing}, sem aspecto próximo com outro planeta.`
  const partner = withArticle(close.one === ruler ? close.other : close.one)
  return `${standing}, em ${ASPECTS[close.aspect].name} com ${partner}: ${ASPECT_MEANINGS[close.aspect]}.`
}

function guestSentence(sign: number, { bodies }: SkyOfDay) {
  const guests = bodies
    .filter(({ body, longitude }) => GUESTS.includes(body) && body !== RULERS[sign] && signIndexAt(longitude) === sign)
    .map(({ body }) => withArticle(body))
  if (guests.length === 0) return undefined
  return `${capital(listed(guests))} ${guests.length > 1 ? 'passam' : 'passa'} por ${SIGNS[sign]} nestes dias.`
}

/** Days since 1970: the index of everything that alternates daily. */
const daysOf = ({ year, month, day }: Day) => Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)
const timeOf = formatTime
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} e ${words.at(-1)}` : (words[0] ?? '')
