import { useQuery } from '@tanstack/react-query'
import { lazyApiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'

const welcome = lazyApiQuery(
  '/api/consultations/welcome',
  async () => (await import('../../welcome-minutes/contract.ts')).readWelcomeMinutes,
  {},
)

/**
 * Do the free minutes of the first time wait for whoever looks, with this consultant? Who is not signed in may have
 * them still. `untilKnown`: the answer while nobody knows who looks; yes, where the page is painted for everybody and
 * must not move afterwards.
 */
export function useWelcomeMinutes({ acceptsWelcome }: { acceptsWelcome: boolean }, untilKnown = false): boolean {
  const { state, user } = useSession()
  const isClient = state === 'signed-in' && user.role === 'client'
  const { data } = useQuery({ ...welcome, enabled: acceptsWelcome && isClient })
  if (!acceptsWelcome || state === 'signed-out') return acceptsWelcome
  if (state === 'loading' || (isClient && !data)) return untilKnown
  return isClient && data!.leftMs > 0
}
