import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { useFacts } from '#browser/use-facts.ts'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { getMyApplicationStatus, setAvailability } from '../../application-status/contract.ts'
import { readVacation } from '../../vacation/contract.ts'
import { heartbeatTopic } from '../../presence.facts.ts'
import { usePresence } from '../use-presence.ts'

/**
 * Whether a consultant attends now, and how to change it; `backAt`: switched on and not to be reached until a vacation
 * ends. Undefined until the application is known to be approved.
 */
export function useAvailability(personId: string) {
  const client = useQueryClient()
  const { data } = useQuery(apiQuery(getMyApplicationStatus, {}))
  const status = usePresence(personId, data?.status ?? 'offline')
  const turning = useMutation({
    mutationFn: (on: boolean) => browserApi(setAvailability, { on }),
    onSuccess: (now) => client.setQueryData([getMyApplicationStatus.path, {}], now),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(data?.switchedOn ?? false, turning)
  const isApproved = data?.application === 'approved'
  const isUnreached = isApproved && isOn && !isTurning && status === 'offline'
  const vacation = useQuery({ ...apiQuery(readVacation, {}), staleTime: 0, enabled: isUnreached })
  const backAt = isUnreached ? vacation.data?.backAt : undefined
  return isApproved ? { status, isOn, isTurning, turn, backAt } : undefined
}

/** Following this topic keeps an available consultant online for as long as any page of the site is open. */
export function useHeartbeat(personId: string) {
  const { data } = useQuery(apiQuery(getMyApplicationStatus, {}))
  useFacts(data?.application === 'approved' ? heartbeatTopic(personId) : undefined, () => {})
}
