import { useSyncExternalStore } from 'react'
import { dayInSaoPaulo, formatTime } from '#shared/dates.ts'

/** Where nothing else is known. */
export const BRASILIA = 'America/Sao_Paulo'
const BRASILIA_OFFSET = 180
const DAY_MS = 86_400_000

/** The clocks of Brazil, by the name of a place where they run. */
export const BRAZILIAN_ZONES: readonly (readonly [zone: string, place: string])[] = [
  [BRASILIA, 'Brasília'],
  ['America/Manaus', 'Manaus'],
  ['America/Cuiaba', 'Cuiabá'],
  ['America/Campo_Grande', 'Campo Grande'],
  ['America/Porto_Velho', 'Porto Velho'],
  ['America/Boa_Vista', 'Boa Vista'],
  ['America/Rio_Branco', 'Rio Branco'],
  ['America/Noronha', 'Fernando de Noronha'],
]
const PLACES = new Map(BRAZILIAN_ZONES)

/** The place of a zone in words: "Brasília", "Lisbon". */
export const placeOf = (zone: string) => PLACES.get(zone) ?? zone.split('/').at(-1)!.replaceAll('_', ' ')

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** How this browser writes the time of a zone; undefined: it does not know the zone. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone)
  let format: Intl.DateTimeFormat | undefined
  try {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  } catch {
    // A system tells what it likes ("Etc/Unknown"); only Intl can say whether it is a zone.
  }
  formats.set(zone, format)
  return format
}

/** The zone of this device; Brasília while it is not known, and where the clock is the same as there. */
export function deviceZone(): string {
  const offsets = [0, 90, 180, 270].map((days) => new Date(Date.now() + days * DAY_MS).getTimezoneOffset())
  if (offsets.every((offset) => offset === BRASILIA_OFFSET)) return BRASILIA
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return /^[A-Z][A-Za-z]+\//.test(timeZone) && formatOf(timeZone) ? timeZone : BRASILIA
}

const never = () => () => {}
/** The zone of the device; on the server and while hydrating, Brasília. */
export const useDeviceZone = () => useSyncExternalStore(never, deviceZone, () => BRASILIA)

/** A day (`yyyy-mm-dd`) and a time (`hh:mm`) as a clock on a wall shows them. */
export type WallTime = { day: string; time: string }

/**
 * What a clock of this zone shows at an instant, by the data of the browser; of a zone that it does not know, Brasília.
 */
export function wallTimeIn(zone: string, at: Date): WallTime {
  const format = zone === BRASILIA ? undefined : formatOf(zone)
  if (!format) return { day: dayInSaoPaulo(at), time: formatTime(at) }
  const [day, time] = format.format(at).split(' ')
  return { day: day!, time: time! }
}

/** The same by what the server said of the clock. */
export function wallTimeOf(clock: readonly { from: Date; minutes: number }[], at: Date): WallTime {
  const { minutes } = clock.findLast(({ from }) => from <= at) ?? clock[0] ?? { minutes: 0 }
  const wall = new Date(at.getTime() + minutes * 60_000).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
const partsOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return { year, month: MONTHS[month - 1]!, date, weekday: WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]! }
}

/** "terça-feira, 24 de novembro" of `yyyy-mm-dd`. */
export const dayInWords = (day: string) => {
  const { weekday, date, month } = partsOf(day)
  return `${weekday}, ${date === 1 ? '1º' : date} de ${month}`
}

/** "ter., 24/11" of `yyyy-mm-dd`, where there is little space. */
export const dayInShort = (day: string) => `${partsOf(day).weekday.slice(0, 3)}., ${day.slice(8)}/${day.slice(5, 7)}`

/** "novembro de 2026" of `yyyy-mm`. */
export const monthInWords = (month: string) => {
  const { month: name, year } = partsOf(`${month}-01`)
  return `${name} de ${year}`
}

/** "novembro e dezembro de 2026" of one or two months (`yyyy-mm`). */
export function monthsInWords([first, next]: readonly string[]): string {
  if (!next) return monthInWords(first!)
  const isSameYear = first!.slice(0, 4) === next.slice(0, 4)
  return `${isSameYear ? partsOf(`${first}-01`).month : monthInWords(first!)} e ${monthInWords(next)}`
}

/** `yyyy-mm-dd`, so many days later. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** "hoje", "amanhã" or the day in short words, counted from `today`. */
export const nearDay = (day: string, today: string) =>
  day === today ? 'hoje' : day === addDays(today, 1) ? 'amanhã' : dayInShort(day)
