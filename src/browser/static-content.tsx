import { type ReactNode, useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * What the server painted and nobody changes: words, pictures, plain links. The browser takes it as it stands instead
 * of going through it again; on a page that was reached by a link it is made like everything else. Holds nothing that
 * hears, asks or knows who looks.
 */
export function StaticContent({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating()
  const [isKept] = useState(isHydrating)
  if (import.meta.env.SSR || !isKept) return <div className="contents">{children}</div>
  // Hydration leaves this element alone, with everything that is in it.
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
