import { createElement, type ReactNode, useState } from 'react'
import { dayOf } from '../../birth-day.rules.ts'
import type { Faults } from '../birth.rules.ts'
import { useMunicipalities } from '../places/ui/use-municipalities.ts'

export type System = 'placidus' | 'whole-sign'
const BLANK = {
  day: '',
  hour: '',
  isHourUnknown: false,
  town: '',
  byCoordinates: false,
  coordinates: { latitude: '', longitude: '', state: 'SP' },
  system: 'placidus' as System,
  repeatedHour: undefined as 'first' | 'second' | undefined,
}
type Typed = typeof BLANK

/**
 * The state of the form, and how its input becomes a chart. Ephemerides and the list of towns are loaded when needed.
 */
export function useBirthChart() {
  const [typed, setTyped] = useState<Typed>(BLANK)
  const [faults, setFaults] = useState<Faults>({})
  const [isHourRepeated, setHourRepeated] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [result, setResult] = useState<ReactNode>()
  const [resultKey, setResultKey] = useState(0)
  const towns = useMunicipalities()

  /** Another day, hour or town: the choice between two hours no longer applies. */
  const type = (change: Partial<Typed>) => {
    const isOther = change.day !== undefined || change.hour !== undefined || change.town !== undefined
    setTyped((before) => ({ ...before, ...(isOther && { repeatedHour: undefined }), ...change }))
    if (isOther) setHourRepeated(false)
  }

  const draw = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const [{ parseBirth }, { ChartResult }, places] = await Promise.all([
        import('../birth.rules.ts'),
        import('./chart-result.tsx'),
        typed.byCoordinates ? towns.places : towns.ask(),
      ])
      if (!typed.byCoordinates && places.length === 0) return setFailed(true)
      const { day, town, repeatedHour, system } = typed
      const input = {
        day,
        town,
        repeatedHour,
        hour: typed.isHourUnknown ? undefined : typed.hour,
        coordinates: typed.byCoordinates ? typed.coordinates : undefined,
      }
      const read = parseBirth(input, places, dayOf(new Date()))
      setFaults('faults' in read ? read.faults : {})
      setHourRepeated('twice' in read || repeatedHour !== undefined)
      if (!('birth' in read)) return
      setResult(createElement(ChartResult, { key: resultKey, birth: read.birth, system }))
      setResultKey(resultKey + 1)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { typed, type, faults, isHourRepeated, isBusy, hasFailed, result, towns, draw }
}
