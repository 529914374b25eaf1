import { type ReactNode, useMemo } from 'react'
import { WelcomeContext } from '#domains/consultants/ui/welcome-context.ts'
import { useMayHaveWelcome } from './use-welcome-minutes.ts'

/** Cards inside say who of these gives free minutes today, to whoever may still get them. */
export function WelcomeOffers({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const isShown = useMayHaveWelcome(ids.length > 0)
  const shown = useMemo(() => new Set(isShown ? ids : []), [isShown, ids])
  return <WelcomeContext value={shown}>{children}</WelcomeContext>
}
