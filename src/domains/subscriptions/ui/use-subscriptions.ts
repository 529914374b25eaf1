import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import { useTopic } from '#browser/use-topic.ts'
import { cancelSubscription, listSubscriptions, resumeSubscription } from '../contract.ts'

/** The own subscriptions, read again whenever a fact about this person arrives. */
export function useSubscriptions(personId: string) {
  const query = useQuery({ ...apiQuery(listSubscriptions, {}), staleTime: 0 })
  useTopic(`person:${personId}`, () => void query.refetch())
  return query
}

/** Cancels or resumes; the list is read again afterwards. */
export function useSubscriptionDecision(id: string, decision: 'cancel' | 'resume') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => browserApi(decision === 'cancel' ? cancelSubscription : resumeSubscription, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: apiQuery(listSubscriptions, {}).queryKey }),
  })
}
