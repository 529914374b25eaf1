import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { on } from '#shared/facts.ts'
import { readClient } from '../contract.ts'
import { birthDataShared } from '../facts.ts'

/** One client of the reader, read again whenever it is shown, and when the client shares or takes back. */
export function useClient(id: string) {
  const { user } = useSession()
  const queries = useQueryClient()
  const query = apiQuery(readClient, { id })
  useFacts(user && personTopic(user.id), () => refetchMissed(queries, query.queryKey), [
    on(birthDataShared, ({ clientId }) => {
      if (clientId === id) refetchChanged(queries, query.queryKey)
    }),
  ])
  return useQuery({ ...query, staleTime: 0 })
}
