import { type ReactNode, Suspense, use, useId } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'
import { hydrationTurnOf } from './hydration-schedule.ts'

/**
 * A part of the page that hydrates after what surrounds it, one at a time, so that the browser can react to input in
 * between. Not for a whole page: a Suspense boundary would hide its errors on the server.
 */
export const DeferredHydration = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <WaitForTurn>{children}</WaitForTurn>
  </Suspense>
)

function WaitForTurn({ children }: { children: ReactNode }) {
  const part = useId()
  const isHydrating = useIsHydrating()
  const turn = !import.meta.env.SSR && isHydrating ? hydrationTurnOf(part) : undefined
  if (turn) use(turn)
  return children
}
