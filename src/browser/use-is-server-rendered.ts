import { useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * Whether the server wrote this element: true on the server, and in the browser for as long as its element is kept.
 * False for what the browser makes itself, after a client navigation or because the page differed from the server's.
 */
export function useIsServerRendered() {
  const isHydrating = useIsHydrating()
  const [isServerRendered] = useState(isHydrating)
  return isServerRendered
}
