import { useCallback, useSyncExternalStore } from 'react'

/** Whether this window is so now, as CSS asks it; false where no window is. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const asked = matchMedia(query)
      asked.addEventListener('change', tell)
      return () => asked.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
