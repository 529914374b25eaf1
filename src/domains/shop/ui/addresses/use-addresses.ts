import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { type Address, listAddresses } from '../../addresses/contract.ts'
import { MOST_ADDRESSES } from '../../addresses/rules.ts'

export type { Address } from '../../addresses/contract.ts'

const question = apiQuery(listAddresses, {})

/** The kept addresses of whoever is signed in; `onChanged` takes what an act on them answered. */
export function useAddresses() {
  const { data, error, refetch } = useQuery(question)
  const queries = useQueryClient()
  const onChanged = (addresses: Address[]) => queries.setQueryData(question.queryKey, { addresses })
  const addresses = data?.addresses
  return { addresses, isFull: (addresses?.length ?? 0) >= MOST_ADDRESSES, error, refetch, onChanged }
}
