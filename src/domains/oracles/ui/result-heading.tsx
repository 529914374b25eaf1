import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The heading of a new result: focused once when it appears and scrolled to the top, so that the result is on the
 * screen.
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
