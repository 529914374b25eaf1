import type { ReactNode } from 'react'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { formatIsoDay } from '#shared/dates.ts'

/** Content that is valid for one day (`aaaa-mm-dd`), on the page of its service. */
export const DailySection = ({
  day,
  title,
  lead,
  children,
}: {
  day: string
  title: string
  lead: string
  children: ReactNode
}) => (
  <section aria-labelledby="hoje" className="mb-16">
    <SectionHeading id="hoje" overline={formatIsoDay(day)} title={title} lead={lead} />
    {children}
  </section>
)
