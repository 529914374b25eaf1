import { type ReactNode, useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * Server-rendered content that never changes: texts, pictures, plain links. Hydration skips it, and after a client
 * navigation it renders normally. It may contain no state, event handlers, queries or anything about the viewer.
 */
export function StaticContent({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating()
  const [isKept] = useState(isHydrating)
  if (import.meta.env.SSR || !isKept) return <div className="contents">{children}</div>
  // Hydration keeps the server's content of an element whose inner HTML is suppressed.
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
