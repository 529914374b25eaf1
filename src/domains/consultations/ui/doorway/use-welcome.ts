import { useQuery } from '@tanstack/react-query'
import { asking } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { readWelcome } from '../../welcome/contract.ts'

/** Do the free minutes of the first time wait for whoever looks, with this consultant? Who is not signed in may have them still. */
export function useWelcome({ acceptsWelcome }: { acceptsWelcome: boolean }): boolean {
  const { state, user } = useSession()
  const isClient = state === 'signed-in' && user.role === 'client'
  const { data } = useQuery({ ...asking(readWelcome, {}), enabled: acceptsWelcome && isClient })
  return acceptsWelcome && (state === 'signed-out' || (isClient && data !== undefined && data.leftMs > 0))
}
