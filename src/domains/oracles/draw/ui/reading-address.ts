import { useSyncExternalStore } from 'react'

const named = () => new URLSearchParams(location.search).get('leitura') ?? undefined
const nobody = () => undefined

function onMove(hear: () => void) {
  addEventListener('popstate', hear)
  return () => removeEventListener('popstate', hear)
}

/**
 * The reading that the address names: `?leitura=` and the draw's id. The page as it was rendered is the same for every
 * address.
 */
export const useReadingInAddress = () => useSyncExternalStore(onMove, named, nobody)

/** From now on the address names this reading, or none; the page stays as it is. */
export const setReadingInAddress = (id: string | undefined) =>
  history.replaceState(history.state, '', id ? `?leitura=${id}` : location.pathname)
