import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '#browser/query.ts'
import { searchEverything } from '../contract.ts'
import { MOST_CHARACTERS } from '../rules.ts'

/** So long nothing is typed before it is asked for. */
const PAUSE_MS = 120
const FRESH_MS = 30_000

/** What is found for this text, as it is typed. A text that is too short or too long is not asked for. */
export function useSearch(text: string) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const length = [...asked].length
  return useQuery({
    ...apiQuery(searchEverything, { q: asked }),
    enabled: length >= 2 && length <= MOST_CHARACTERS,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
}
