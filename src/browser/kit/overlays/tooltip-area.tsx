import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Tooltips inside one area share their delays: 700 ms to open, none within 300 ms of the last one (spec §9). */
export const TooltipArea = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)
