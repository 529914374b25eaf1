import { useQuery } from '@tanstack/react-query'
import { lazyApiQuery } from '#browser/query.ts'

/** Today’s sky, card and readings of whoever is signed in. */
export const ownDay = lazyApiQuery('/api/oracles/own-day', async () => (await import('../contract.ts')).readOwnDay, {})

/** The same, read again with every visit: midnight may have passed, or another device drawn the card. */
export const useOwnDay = (isSignedIn = true) =>
  useQuery({ ...ownDay, enabled: isSignedIn, staleTime: 0, refetchOnMount: 'always' })
