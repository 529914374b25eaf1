import type { ReactNode } from 'react'
import { Emblem } from '../art/emblem.tsx'

type Props = { title: ReactNode; children?: ReactNode; action?: ReactNode; art?: ReactNode }

/** For an empty list: what would be here, and what to do. An engraving beside the words where there is space. */
export const EmptyState = ({ title, children, action, art = <Emblem name="telescope" /> }: Props) => (
  <div className="@container border-metal/60 border-y">
    <div className="mx-auto grid max-w-2xl @md:grid-cols-[auto_1fr] @md:items-center justify-items-center gap-x-8 gap-y-3 px-2 py-8 @md:text-left text-center">
      {art}
      <div className="grid @md:justify-items-start justify-items-center gap-2">
        <p className="text-balance font-display text-xl">{title}</p>
        {children && <div className="grid max-w-prose gap-2 text-quiet">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  </div>
)
