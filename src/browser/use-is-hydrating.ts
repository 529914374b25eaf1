import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on the server and while hydrating; false after hydration and on pages reached by a client navigation. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
