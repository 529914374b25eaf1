import type { ReactNode } from 'react'
import { Emblem, type EmblemName } from '../art/emblem.tsx'
import { classes } from './classes.ts'

type Props = {
  title: ReactNode
  overline?: ReactNode
  lead?: ReactNode
  /** An engraving beside the heading, between the double lines of an almanac's page. */
  emblem?: EmblemName
  /** The page's main action, beside the heading where there is space. */
  action?: ReactNode
}

/** The heading of every page: overline, title, one sentence. */
export const PageHeading = ({ title, overline, lead, emblem, action }: Props) => (
  <header
    className={classes(
      'mb-(--heading-space,--spacing(8)) flex justify-between gap-x-4 gap-y-5 sm:gap-x-8 pb-(--heading-space,--spacing(6)) sm:mb-(--heading-space,--spacing(10))',
      emblem
        ? 'flex-wrap-reverse items-start border-metal border-b-3 border-double'
        : 'flex-wrap items-end border-line border-b',
    )}
  >
    <div className={classes('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2', emblem && 'flex-1 basis-[11rem]')}>
      {overline && <p className="eyebrow">{overline}</p>}
      <h1 className="text-3xl">{title}</h1>
      {lead && <p className="measure text-lg text-quiet">{lead}</p>}
    </div>
    {emblem && <Emblem name={emblem} className="size-18 sm:size-24" />}
    {action}
  </header>
)
