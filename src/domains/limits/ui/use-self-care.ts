import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { InputOf } from '#shared/contract.ts'
import { readSelfCare, type SelfCare, setLimit, takeBreak } from '../contract.ts'

/** A client's own limits, what was spent and the break. Of anybody else nothing is asked. */
export function useSelfCareQuery() {
  const { user } = useSession()
  return useQuery({ ...apiQuery(readSelfCare, {}), enabled: user?.role === 'client', staleTime: 0 })
}

/** The same as far as it is known; undefined: for anybody else, and until it is read. */
export const useSelfCare = () => useSelfCareQuery().data

/** Changes the own limits; the answer replaces what is shown. */
function useChange<I>(change: (input: I) => Promise<SelfCare>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => client.setQueryData(apiQuery(readSelfCare, {}).queryKey, now),
  })
}

export const useSetLimit = () => useChange((input: InputOf<typeof setLimit>) => browserApi(setLimit, input))
export const useTakeBreak = () => useChange((input: InputOf<typeof takeBreak>) => browserApi(takeBreak, input))
