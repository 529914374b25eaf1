import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { lazyApiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { WelcomeContext } from '#domains/consultants/ui/welcome-context.ts'

/** The reader's free minutes, with one consultant or with anybody. */
export const welcomeWith = (consultantId?: string) =>
  lazyApiQuery(
    '/api/consultations/welcome',
    async () => (await import('../../welcome-minutes/contract.ts')).readWelcomeMinutes,
    { consultantId },
  )

/**
 * May whoever looks still get free minutes, with anybody? Yes while nobody knows who looks, and before the e-mail is
 * confirmed: that is one press away.
 */
export function useMayHaveWelcome(isAnybodyOffering: boolean): boolean {
  const { state, user } = useSession()
  const isClient = state === 'signed-in' && user.role === 'client'
  const { data } = useQuery({ ...welcomeWith(), enabled: isAnybodyOffering && isClient })
  if (!isAnybodyOffering) return false
  if (state !== 'signed-in') return true
  return isClient && (!data || data.leftMs > 0 || data.refusal === 'confirm_email')
}

/** Cards inside say who of these gives free minutes today, to whoever may still get them. */
export function WelcomeOffers({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const isShown = useMayHaveWelcome(ids.length > 0)
  const shown = useMemo(() => new Set(isShown ? ids : []), [isShown, ids])
  return <WelcomeContext value={shown}>{children}</WelcomeContext>
}
