import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the team's search, from wherever it is asked for. */
export function setSearchOpen(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSearchOpen = () =>
  useSyncExternalStore(
    follow,
    () => isOpen,
    () => false,
  )
