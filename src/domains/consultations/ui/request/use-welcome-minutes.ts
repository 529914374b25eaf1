import { useQuery } from '@tanstack/react-query'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { WelcomeRefusal } from '../../welcome-minutes/rules.ts'
import { welcomeWith } from './welcome-offers.tsx'

/** `refusal`: why a client whose first conversation this would be gets no free minutes here now. */
export type WelcomeOffer = { isOffered: boolean; refusal?: WelcomeRefusal | null }

/**
 * Do the free minutes of the first time wait for whoever looks, with this consultant? `untilKnown`: the answer while
 * nobody knows who looks. It is yes on a page that is painted for everybody and must not move afterwards.
 */
export function useWelcomeMinutes(
  { id, acceptsWelcome }: { id: string; acceptsWelcome: boolean },
  untilKnown = false,
): WelcomeOffer {
  const { state, user } = useSession()
  const isClient = state === 'signed-in' && user.role === 'client'
  const { data } = useQuery({ ...welcomeWith(id), enabled: acceptsWelcome && isClient })
  if (!acceptsWelcome || state === 'signed-out') return { isOffered: acceptsWelcome }
  if (state === 'loading' || (isClient && !data)) return { isOffered: untilKnown }
  return isClient ? { isOffered: data!.leftMs > 0, refusal: data!.refusal } : { isOffered: false }
}
