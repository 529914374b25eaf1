import type { ReactNode } from 'react'
import { Ornament } from '../art/ornament.tsx'

type Props = { title: ReactNode; children?: ReactNode; action?: ReactNode; art?: ReactNode }

/** For an empty list: what would be here, and what to do. */
export const EmptyState = ({ title, children, action, art = <Ornament /> }: Props) => (
  <div className="grid justify-items-center gap-4 rounded-lg border border-line border-dashed px-6 py-12 text-center">
    {art}
    <p className="font-display text-xl">{title}</p>
    {children && <div className="max-w-prose text-quiet">{children}</div>}
    {action}
  </div>
)
