import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of the present step: focused and scrolled into view when the step begins. Pass the step as its key. */
export function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="text-3xl focus:outline-none">
      {children}
    </h2>
  )
}
