import { QueryClient, queryOptions } from '@tanstack/react-query'
import { late } from './late-code.ts'
import type { Endpoint, InputOf } from '#shared/contract.ts'
import { browserApi, type Api } from './api.ts'

/** The spec's rules for reading: no automatic retries, no refetch on focus, no polling, never stale. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  })

/** A read endpoint as a cached query. Its key is the path and the input. */
export const apiQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>, api: Api = browserApi) =>
  queryOptions({ queryKey: [endpoint.path, input], queryFn: () => api(endpoint, input) })

/** The same for a first screen: contract and schemas load with the call, not before the first render. */
export const lazyApiQuery = <E extends Endpoint>(path: E['path'], contract: () => Promise<E>, input: InputOf<E>) =>
  queryOptions({
    queryKey: [path, input],
    async queryFn() {
      await late(() => import('#shared/contract.ts')) // before the contract that needs it: two short tasks, not a long one
      return browserApi(await late(contract), input)
    },
  })
