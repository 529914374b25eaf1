import { useState } from 'react'
import { late } from '#browser/late-code.ts'
import { type BirthPlace, parsePlaces } from '../rules.ts'

/** The list of places, fetched once, on the first use of the field. */
export function useMunicipalities() {
  const [places, setPlaces] = useState<readonly BirthPlace[]>([])
  const [state, setState] = useState<'unasked' | 'asked' | 'there' | 'failed'>('unasked')
  const ask = async (): Promise<readonly BirthPlace[]> => {
    if (state === 'there') return places
    setState('asked')
    try {
      const { default: kept } = await late(() => import('./municipalities.json', { with: { type: 'json' } }))
      const read = parsePlaces(kept)
      setPlaces(read)
      setState('there')
      return read
    } catch {
      setState('failed')
      return []
    }
  }
  return { places, state, ask }
}
