import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of what was just worked out: it is said and scrolled to once, when it appears. */
export function Arrived({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 id={id} ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h3>
  )
}
