import type { ReactNode } from 'react'
import { Chevron } from '#browser/kit/layout/chevron.tsx'

/**
 * A table of several text columns does not fit small screens: there each row is a list, and each cell says the name of
 * its column (`data-column`).
 */
export const STACKED =
  'max-sm:[&_td]:before:block max-sm:[&_td]:before:pt-1.5 max-sm:[&_td]:before:text-quiet max-sm:[&_td]:before:text-xs max-sm:[&_td]:before:content-[attr(data-column)] max-sm:[&_thead]:sr-only max-sm:[&_tr]:grid max-sm:[&_tr]:border-line max-sm:[&_tr]:border-b max-sm:[&_tr]:py-3 max-sm:[&_:is(td,tbody_th)]:border-0 max-sm:[&_:is(td,tbody_th)]:p-0'

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

/** One subject of a document, folded: its title says what it answers. Works without JavaScript. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group border-line border-b">
    <summary className="flex min-h-12 list-none items-center justify-between gap-6 py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
      <h3 className="font-display text-lg">{title}</h3>
      <Chevron />
    </summary>
    <div className="prose pb-6">{children}</div>
  </details>
)
