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
 * The form's state, and the way from what was typed to a result. Ephemerides and the list of towns come only when they
 * are needed.
 */
export function useBirthChart() {
  const [typed, setTyped] = useState<Typed>(BLANK)
  const [faults, setFaults] = useState<Faults>({})
  const [isHourRepeated, setHourRepeated] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [result, setResult] = useState<ReactNode>()
  const [turns, setTurns] = useState(0)
  const towns = useMunicipalities()

  /** Another day or hour is another question: which of two was meant is asked anew. */
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
      setResult(createElement(ChartResult, { key: turns, birth: read.birth, system }))
      setTurns(turns + 1)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { typed, type, faults, isHourRepeated, isBusy, hasFailed, result, towns, draw }
}
