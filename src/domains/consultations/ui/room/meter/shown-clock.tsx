import { createContext, type ReactNode, useContext } from 'react'
import type { Consultation } from '../../../state/contract.ts'
import { useSmoothClock } from './use-smooth-clock.ts'

const ShownMs = createContext<number | undefined>(undefined)

/** One clock for all that a room shows: the meter and what asks about it never differ. */
export function ShownClock({
  consultation: { billedMs, state },
  hasBegun,
  children,
}: {
  consultation: Pick<Consultation, 'billedMs' | 'state'>
  hasBegun: boolean
  children: ReactNode
}) {
  return <ShownMs value={useSmoothClock(billedMs, state === 'active' && hasBegun)}>{children}</ShownMs>
}

/** The proven time that is shown now, in milliseconds; outside of a room what the server said last. */
export const useShownMs = ({ billedMs }: Pick<Consultation, 'billedMs'>) => useContext(ShownMs) ?? billedMs
