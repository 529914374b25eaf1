import type { ReactNode } from 'react'
import { useIsServerRendered } from './use-is-server-rendered.ts'

/**
 * Server-rendered content that never changes: texts, pictures, plain links. Hydration skips it, and after a client
 * navigation it renders normally. It may contain no state, event handlers, queries or anything about the viewer.
 */
export function StaticContent({ children }: { children: ReactNode }) {
  const isServerRendered = useIsServerRendered()
  if (import.meta.env.SSR || !isServerRendered) return <div className="contents">{children}</div>
  // Hydration keeps the server's content of an element whose inner HTML is suppressed.
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
