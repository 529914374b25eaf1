import type { ReactNode } from 'react'

/** One document of the privacy centre: an anchor that other pages link to, a title, running text. */
export const Chapter = ({
  id,
  title,
  updated,
  children,
}: {
  id: string
  title: string
  updated?: string
  children: ReactNode
}) => (
  <section
    id={id}
    aria-labelledby={`${id}-titulo`}
    className="min-w-0 scroll-mt-28 border-line border-t pt-10 lg:first:border-t-0 lg:first:pt-0"
  >
    <h2 id={`${id}-titulo`} className="mb-2 text-3xl">
      {title}
    </h2>
    {updated && <p className="mb-6 text-quiet text-sm tabular-nums">Em vigor desde {updated}</p>}
    <div className="prose">{children}</div>
  </section>
)
