import { Refusal } from '#shared/refusal.ts'
import { birthDay, type Day } from '../../birth-day/rules.ts'
import { refuse } from '../../rules.ts'
import { type Hour, meant, typedHour } from '../clock/rules.ts'
import { type Place, placeByCoordinates } from '../places/rules.ts'
import { onePlace } from '../places/search/rules.ts'
import { isState } from '../places/zones/rules.ts'

/** What was typed; `hour` is left out by whoever does not know it, `coordinates` is used instead of a town. */
export type TypedBirth = {
  day: string
  hour: string | undefined
  town: string
  coordinates: { latitude: string; longitude: string; state: string } | undefined
  /** Which of two, when the hour was lived twice. */
  turn: 'first' | 'second' | undefined
}
/** A birth as it can be reckoned with; without `clock` the hour is unknown. */
export type Birth = { day: Day; place: Place; clock?: { hour: Hour; at: Date } }
export type Faults = { day?: string; hour?: string; place?: string }
/** A birth, the faults field by field, or the question which of two hours is meant. */
export type ReadBirth = { birth: Birth } | { faults: Faults } | { twice: { first: Date; second: Date } }

/**
 * Reads a birth as it was typed. Every fault is told at once and beside its field; an hour lived twice is asked, never
 * guessed.
 */
export function readBirth(typed: TypedBirth, places: readonly Place[], today: Day): ReadBirth {
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
  const day = reading('day', () => birthDay(typed.day, today))
  const hour = typed.hour === undefined ? undefined : reading('hour', () => typedHour(typed.hour!))
  const place = reading('place', () => placeOf(typed, places))
  if (!day || !place || Object.keys(faults).length > 0) return { faults }
  if (!hour) return { birth: { day, place } }
  const moment = meant(day, hour, place)
  if (moment.kind === 'never') return { faults: { hour: refuse('skipped_hour').message } }
  if (moment.kind === 'once') return { birth: { day, place, clock: { hour, at: moment.at } } }
  return typed.turn ? { birth: { day, place, clock: { hour, at: moment[typed.turn] } } } : { twice: moment }
}

function placeOf({ town, coordinates }: TypedBirth, places: readonly Place[]): Place {
  if (!coordinates) return onePlace(places, town)
  if (!isState(coordinates.state)) throw refuse('unknown_place')
  return placeByCoordinates(coordinates, coordinates.state)
}
