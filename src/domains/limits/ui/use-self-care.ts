import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import type { InputOf } from '#shared/contract.ts'
import { readSelfCare, type SelfCare, setLimit, takeBreak } from '../contract.ts'

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
