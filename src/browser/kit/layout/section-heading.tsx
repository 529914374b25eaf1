import type { ReactNode } from 'react'

type Props = {
  id: string
  overline?: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** Link to the full list of which this section shows a part. */
  link?: { words: string; href: string }
}

/** The heading of a section, which refers to it by `id` (aria-labelledby). */
export const SectionHeading = ({ id, overline, title, lead, link }: Props) => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:mb-7">
    <div className="grid gap-2">
      {overline && <p className="eyebrow">{overline}</p>}
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {lead && <p className="measure text-quiet">{lead}</p>}
    </div>
    {link && (
      <a href={link.href} className="prose-link inline-flex items-center py-1 max-lg:min-h-10">
        {link.words}
      </a>
    )}
  </div>
)
