import { useSyncExternalStore } from 'react'

const named = () => new URLSearchParams(location.search).get('leitura') ?? undefined
const nobody = () => undefined

function onMove(notify: () => void) {
  addEventListener('popstate', notify)
  return () => removeEventListener('popstate', notify)
}

/**
 * The reading in the URL: `?leitura=` and the draw's id. Undefined on the server, because the rendered page is the same
 * for every URL.
 */
export const useReadingInAddress = () => useSyncExternalStore(onMove, named, nobody)

/** Sets or removes the reading in the URL without navigating. */
export const setReadingInAddress = (id: string | undefined) =>
  history.replaceState(history.state, '', id ? `?leitura=${id}` : location.pathname)
