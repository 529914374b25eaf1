import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { on } from '#shared/facts.ts'
import { listObjections, type Objection } from '../../contract.ts'
import { claimMoved } from '../../facts.ts'

/** What was objected to of the answers between the reader and somebody; undefined: not read yet. Read once for all. */
export function useObjections(otherId: string, personId: string): readonly Objection[] | undefined {
  const client = useQueryClient()
  const { queryKey, ...query } = apiQuery(listObjections, { id: otherId })
  const { data } = useQuery({ queryKey, ...query })
  useFacts(personTopic(personId), () => refetchMissed(client, queryKey), [
    on(claimMoved, () => refetchChanged(client, queryKey)),
  ])
  return data?.objections
}
