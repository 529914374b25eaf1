import { CLEANED } from '#shared/typed-text/clean.ts'
import { refuse } from '../../rules.ts'
import { isState, type State, zoneAt } from './zones.rules.ts'

/**
 * A place of birth: degrees, north and east positive; `zone` from the IANA time zone database; `state` as two letters
 * (SP).
 */
export type BirthPlace = { name: string; state: State; latitude: number; longitude: number; zone: string }

/** Parses the stored list: for each state `name latitude longitude [zone]`, larger towns first, separated by bars. */
export function parsePlaces(kept: Readonly<Record<string, string>>): BirthPlace[] {
  return Object.entries(kept).flatMap(([state, line]) =>
    line.split('|').map((entry): BirthPlace => {
      const [, name, south, east, zone] = /^(.+?) (-?[\d.]+) (-?[\d.]+)(?: (\S+))?$/.exec(entry) ?? []
      if (!isState(state) || !name) throw new Error(`“${entry}” (${state}) is not a valid place`)
      const [latitude, longitude] = [Number(south), Number(east)]
      return { name, state, latitude, longitude, zone: zone ?? zoneAt(state, latitude, longitude) }
    }),
  )
}

/** `Curitiba (PR)` */
export const placeLabel = ({ name, state }: Pick<BirthPlace, 'name' | 'state'>) => `${name} (${state})`

/** `22,4° S, 43,66° O` */
export const formatCoordinates = ({ latitude, longitude }: Pick<BirthPlace, 'latitude' | 'longitude'>) =>
  `${angle(latitude, 'N', 'S')}, ${angle(longitude, 'L', 'O')}`

const angle = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}° ${degrees < 0 ? negative : positive}`

/** The bounding box of Brazil with its islands, in whole degrees. */
const REACH = { south: -34, north: 6, west: -75, east: -28 }

/**
 * A place by its coordinates: degrees as `-22,4`, `22,4 S` or `22°24' S`; without letter or sign south and west are
 * meant. Refuses what cannot be parsed or lies outside Brazil.
 */
export function placeByCoordinates(typed: { latitude: string; longitude: string }, state: State): BirthPlace {
  const latitude = degreesOf(typed.latitude, 'N')
  const longitude = degreesOf(typed.longitude, 'EL')
  const isInside =
    latitude >= REACH.south && latitude <= REACH.north && longitude >= REACH.west && longitude <= REACH.east
  if (!isInside) throw refuse('invalid_coordinates')
  return {
    name: formatCoordinates({ latitude, longitude }),
    state,
    latitude,
    longitude,
    zone: zoneAt(state, latitude, longitude),
  }
}

function degreesOf(typed: string, positive: string): number {
  const [, sign, whole, fraction, minutes, letter] =
    /^([-+]?) ?(\d{1,2})(?:[.,](\d{1,6}))? ?°? ?(?:(\d{1,2}) ?['′’]?)? ?([A-Z]?)$/i.exec(CLEANED.number(typed)) ?? []
  if (!whole) return Number.NaN
  const degrees = Number(`${whole}.${fraction ?? 0}`) + Number(minutes ?? 0) / 60
  const isPositive = letter ? positive.includes(letter.toUpperCase()) : sign === '+'
  return isPositive ? degrees : -degrees
}
