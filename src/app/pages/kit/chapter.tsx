import { type ReactNode, useId } from 'react'

/** A group of components under one title. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="border-line border-b pb-2 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Components side by side, with the name of their state. */
export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <p className="text-quiet text-xs">{name}</p>
    <div className="flex flex-wrap items-center gap-4">{children}</div>
  </div>
)
