import { Refusal } from '#shared/refusal.ts'
import { parseBirthDay, type Day } from '../birth-day.rules.ts'
import { refuse } from '../rules.ts'
import { type Hour, resolveLocalTime, parseHour } from './clock.rules.ts'
import { type BirthPlace, placeByCoordinates } from './places/rules.ts'
import { exactPlace } from './places/search.rules.ts'
import { isState } from './places/zones.rules.ts'

/** The input as typed; `hour` is undefined when it is unknown, `coordinates` replace a town. */
export type BirthInput = {
  day: string
  hour: string | undefined
  town: string
  coordinates: { latitude: string; longitude: string; state: string } | undefined
  /** Which of two instants is meant when the hour occurred twice. */
  repeatedHour: 'first' | 'second' | undefined
}
/** A parsed birth; without `clock` the hour is unknown. */
export type Birth = { day: Day; place: BirthPlace; clock?: { hour: Hour; at: Date } }
export type Faults = { day?: string; hour?: string; place?: string }
/** A birth, the faults by field, or the two instants between which the reader must choose. */
export type ParsedBirth = { birth: Birth } | { faults: Faults } | { twice: { first: Date; second: Date } }

/**
 * Parses a birth as typed. All faults are reported at once, by field; an hour that occurred twice is asked, never
 * guessed.
 */
export function parseBirth(typed: BirthInput, places: readonly BirthPlace[], today: Day): ParsedBirth {
  const faults: Faults = {}
  const reading = <T>(field: keyof Faults, read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      faults[field] = error.message
      return undefined
    }
  }
  const day = reading('day', () => parseBirthDay(typed.day, today))
  const hour = typed.hour === undefined ? undefined : reading('hour', () => parseHour(typed.hour!))
  const place = reading('place', () => placeOf(typed, places))
  if (!day || !place || Object.keys(faults).length > 0) return { faults }
  if (!hour) return { birth: { day, place } }
  const moment = resolveLocalTime(day, hour, place)
  if (moment.kind === 'never') return { faults: { hour: refuse('skipped_hour').message } }
  if (moment.kind === 'once') return { birth: { day, place, clock: { hour, at: moment.at } } }
  return typed.repeatedHour
    ? { birth: { day, place, clock: { hour, at: moment[typed.repeatedHour] } } }
    : { twice: moment }
}

function placeOf({ town, coordinates }: BirthInput, places: readonly BirthPlace[]): BirthPlace {
  if (!coordinates) return exactPlace(places, town)
  if (!isState(coordinates.state)) throw refuse('unknown_place')
  return placeByCoordinates(coordinates, coordinates.state)
}
