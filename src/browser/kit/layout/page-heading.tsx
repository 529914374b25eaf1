import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  overline?: ReactNode
  lead?: ReactNode
  /** The page's main action, beside the heading where there is space. */
  action?: ReactNode
}

/** The heading of every page: overline, title, one sentence. */
export const PageHeading = ({ title, overline, lead, action }: Props) => (
  <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-line border-b pb-6 sm:mb-10">
    <div className="grid gap-2">
      {overline && <p className="eyebrow">{overline}</p>}
      <h1 className="text-3xl">{title}</h1>
      {lead && <p className="measure text-lg text-quiet">{lead}</p>}
    </div>
    {action}
  </header>
)
