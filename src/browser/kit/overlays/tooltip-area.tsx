import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Tooltips inside one area share their delays: 700 ms to open, 300 ms to skip it (spec §9). */
export const TooltipArea = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)
