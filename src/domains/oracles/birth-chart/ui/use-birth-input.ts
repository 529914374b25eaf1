import { useState } from 'react'
import { late } from '#browser/late-code.ts'
import { dayOf } from '../../birth-day.rules.ts'
import type { Birth, Faults } from '../birth.rules.ts'
import { useMunicipalities } from '../places/ui/use-municipalities.ts'

const BLANK = {
  day: '',
  hour: '',
  isHourUnknown: false,
  town: '',
  byCoordinates: false,
  coordinates: { latitude: '', longitude: '', state: 'SP' },
  repeatedHour: undefined as 'first' | 'second' | undefined,
}
export type TypedBirth = typeof BLANK

/** A birth that the person told before; fields that they change are theirs from then on. */
export type KnownBirth = Pick<TypedBirth, 'day' | 'hour' | 'isHourUnknown' | 'town'>

/** What is typed of a birth, and how it is read. The list of towns and the rules are loaded when needed. */
export function useBirthInput(known?: KnownBirth) {
  const [changed, setChanged] = useState<Partial<TypedBirth>>({})
  const [faults, setFaults] = useState<Faults>({})
  const [isHourRepeated, setHourRepeated] = useState(false)
  const towns = useMunicipalities()
  const typed: TypedBirth = { ...BLANK, ...known, ...changed }

  /** Another day, hour or town: the choice between two hours no longer applies. */
  const type = (change: Partial<TypedBirth>) => {
    const isOther = change.day !== undefined || change.hour !== undefined || change.town !== undefined
    setChanged((before) => ({ ...before, ...(isOther && { repeatedHour: undefined }), ...change }))
    if (isOther) setHourRepeated(false)
  }

  /** The birth, or undefined when the fields say what is wrong. Fails when the list of towns did not come. */
  const read = async (): Promise<Birth | undefined> => {
    const [{ parseBirth }, places] = await Promise.all([
      late(() => import('../birth.rules.ts')),
      typed.byCoordinates ? towns.places : towns.ask(),
    ])
    if (!typed.byCoordinates && places.length === 0) throw new Error('the list of towns did not come')
    const { day, town, repeatedHour } = typed
    const input = {
      day,
      town,
      repeatedHour,
      hour: typed.isHourUnknown ? undefined : typed.hour,
      coordinates: typed.byCoordinates ? typed.coordinates : undefined,
    }
    const found = parseBirth(input, places, dayOf(new Date()))
    setFaults('faults' in found ? found.faults : {})
    setHourRepeated('twice' in found || repeatedHour !== undefined)
    return 'birth' in found ? found.birth : undefined
  }
  return { typed, type, faults, isHourRepeated, towns, read }
}
