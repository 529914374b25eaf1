import { type ReactNode, Suspense, use, useId } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'
import { hydrationTurnOf } from './hydration-schedule.ts'

/**
 * A part of the page that wakes by itself, after what stands around it and in its turn: between two parts the browser
 * answers the person. On a page that was reached by a link it is made like everything else. Not around a whole page:
 * the server would take one that broke for one that is late.
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
