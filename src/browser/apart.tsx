import { type ReactNode, Suspense, use, useId } from 'react'
import { usePainted } from './use-painted.ts'
import { turnOf } from './waking.ts'

/**
 * A part of the page that wakes by itself, after what stands around it and in its turn: between two parts the browser
 * answers the person. On a page that was reached by a link it is made like everything else. Not around a whole page:
 * the server would take one that broke for one that is late.
 */
export const Apart = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <InTurn>{children}</InTurn>
  </Suspense>
)

function InTurn({ children }: { children: ReactNode }) {
  const part = useId()
  const isPainted = usePainted()
  const turn = !import.meta.env.SSR && isPainted ? turnOf(part) : undefined
  if (turn) use(turn)
  return children
}
