const ZONE = 'America/Sao_Paulo'

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const

/** São Paulo has been UTC−3 all year since its last daylight saving time ended (Decreto 9.772/2019). */
const NO_SUMMER_TIME_SINCE = Date.UTC(2019, 1, 17, 2)
const BEHIND_MS = 3 * 3_600_000

/**
 * Formats `aaaa-mm-ddThh:mm` of São Paulo by hand from 2019 on, because creating an Intl formatter takes longer than
 * the whole hydration may; older instants use one.
 */
function formatterOf(short: (wall: string) => string, locale: string, parts: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (at: Date) =>
    at.getTime() >= NO_SUMMER_TIME_SINCE
      ? short(new Date(at.getTime() - BEHIND_MS).toISOString())
      : (made ??= new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...parts })).format(at)
}

const dayOfWallTime = (wall: string) => formatIsoDay(wall.slice(0, 10))
const timeOfWallTime = (wall: string) => wall.slice(11, 16)

/** dd/mm/aaaa in São Paulo. */
export const formatDay = formatterOf(dayOfWallTime, 'pt-BR', DAY)
/** dd/mm/aaaa, hh:mm in São Paulo. */
export const formatDayAndTime = formatterOf((wall) => `${dayOfWallTime(wall)}, ${timeOfWallTime(wall)}`, 'pt-BR', {
  ...DAY,
  ...TIME,
})
/** hh:mm in São Paulo. */
export const formatTime = formatterOf(timeOfWallTime, 'pt-BR', TIME)
/** The day of an instant in São Paulo, as `aaaa-mm-dd`. */
export const dayInSaoPaulo = formatterOf((wall) => wall.slice(0, 10), 'en-CA', DAY)

/** `aaaa-mm-dd` → `dd/mm/aaaa`. */
export const formatIsoDay = (day: string) => day.split('-').toReversed().join('/')

/** Length of a consultation in words: 1003000 ms → "16 min 43 s". Fractions of a second are dropped. */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return [hours && `${hours} h`, (hours || minutes) && `${minutes} min`, `${rest} s`].filter(Boolean).join(' ')
}
