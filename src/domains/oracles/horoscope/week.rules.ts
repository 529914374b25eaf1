import type { Day } from '../birth-day.rules.ts'
import { SIGNS } from '../birth-chart/signs.rules.ts'
import { formatTime } from '#shared/dates.ts'
import { horoscopeOf, mainSignOfMoon, retrogradeFact } from './rules.ts'
import { QUARTERS, type SkyOfDay, skyOfDay } from './sky-of-day.rules.ts'
import { HOUSE_TOPICS } from './tradition.rules.ts'

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** The horoscope of seven days: `facts` for everybody, and for each sign from Áries to Peixes what the Moon passes. */
export type WeekHoroscope = {
  facts: string[]
  signs: { name: string; ruler: string; days: string[]; question: string }[]
}

/** The horoscope of a day and the six after it, computed only from their sky: the same day gives the same text. */
export function horoscopeOfWeek(first: Day): WeekHoroscope {
  const skies = Array.from({ length: 7 }, (_, n) => skyOfDay(dayAfter(first, n)))
  const { signs } = horoscopeOf(first)
  return {
    facts: [...quarterFacts(skies), retrogradeFact(skies[0]!)],
    signs: SIGNS.map((name, sign) => ({
      name,
      ruler: signs[sign]!.sentences[1]!,
      days: moonDays(sign, skies),
      question: signs[sign]!.question,
    })),
  }
}

const dayAfter = ({ year, month, day }: Day, days: number): Day => {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
const weekdayOf = ({ year, month, day }: Day) => WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!

function quarterFacts(skies: readonly SkyOfDay[]): string[] {
  const facts = skies.flatMap(({ day, moon: { quarter } }) => {
    if (!quarter) return []
    const words = QUARTERS[quarter.kind]
    return [`${words.charAt(0).toUpperCase()}${words.slice(1)}: ${weekdayOf(day)}, às ${formatTime(quarter.at)}.`]
  })
  return facts.length > 0 ? facts : ['A Lua não muda de fase nestes sete dias.']
}

/** Days on which the Moon is mostly in one sign, together. */
function moonDays(sign: number, skies: readonly SkyOfDay[]): string[] {
  const runs: { moon: number; from: Day; to: Day }[] = []
  for (const sky of skies) {
    const moon = mainSignOfMoon(sky)
    const last = runs.at(-1)
    if (last?.moon === moon) last.to = sky.day
    else runs.push({ moon, from: sky.day, to: sky.day })
  }
  return runs.map(({ moon, from, to }) => {
    const house = (moon - sign + 12) % 12
    const when = from === to ? weekdayOf(from) : `${weekdayOf(from)} a ${weekdayOf(to)}`
    const where = house === 0 ? 'o próprio signo' : `casa ${house + 1} contada de ${SIGNS[sign]}`
    return `${when}: a Lua em ${SIGNS[moon]}, ${where}. Na tradição, ${HOUSE_TOPICS[house]!.topic}.`
  })
}
