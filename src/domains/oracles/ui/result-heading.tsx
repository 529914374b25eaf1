import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The heading of what was just worked out: it is said once, when it appears, and stands at the top, so that what it
 * heads is on the screen.
 */
export function ResultHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <h3 id={id} ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h3>
  )
}
