import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { on } from '#shared/facts.ts'
import { cancelSubscription, listSubscriptions, resumeSubscription } from '../contract.ts'
import { subscriptionMoved } from '../facts.ts'

/** This person's subscriptions, read again when one of them moves. */
export function useSubscriptions(personId: string) {
  const client = useQueryClient()
  const question = apiQuery(listSubscriptions, {})
  useFacts(personTopic(personId), () => refetchMissed(client, question.queryKey), [
    on(subscriptionMoved, () => refetchChanged(client, question.queryKey)),
  ])
  return useQuery({ ...question, staleTime: 0 })
}

/** Cancels or resumes; the list is read again afterwards. */
export function useSubscriptionDecision(id: string, decision: 'cancel' | 'resume') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => browserApi(decision === 'cancel' ? cancelSubscription : resumeSubscription, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: apiQuery(listSubscriptions, {}).queryKey }),
  })
}
