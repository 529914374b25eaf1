import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readQueue, type QueueCase } from '../contract.ts'
import { keyOfCase } from './queue-address.ts'

/**
 * When an act of one's own takes the open case out of the list, the next one opens by itself. What somebody else
 * decides meanwhile stays open, and says so, because something may be written in it.
 */
export function useNextAfterDecision(
  cases: readonly QueueCase[] | undefined,
  open: string | undefined,
  openNext: (open: string | undefined) => void,
) {
  const client = useQueryClient()
  const acted = useRef<string>(undefined)
  const lastPlace = useRef({ open, at: -1 })
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation?.state.status !== 'success' || !open) return
        acted.current = open
        void client.invalidateQueries({ queryKey: [readQueue.path] })
      }),
    [client, open],
  )
  useEffect(() => {
    if (!cases || !open) return
    const at = cases.findIndex((one) => keyOfCase(one) === open)
    if (at >= 0) lastPlace.current = { open, at }
    else if (acted.current === open && lastPlace.current.open === open) {
      acted.current = undefined
      const next = cases[lastPlace.current.at] ?? cases.at(-1)
      openNext(next && keyOfCase(next))
    }
  }, [cases, open, openNext])
}
