import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Is this the page as the server painted it (also while the server paints)? False on a page that was reached by a link,
 * and once it is awake.
 */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
