import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { apiQuery } from '#browser/query.ts'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { chooseFollowUps, readFollowUpChoice } from '../../follow-ups/contract.ts'

const choice = apiQuery(readFollowUpChoice, {})

/** Whether consultants may write to this client once after a consultation. */
export function FollowUpChoice() {
  const { data, error, refetch } = useQuery(choice)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return data ? <ChoiceSwitch isWanted={data.isWanted} /> : <Skeleton className="h-14 w-full" />
}

function ChoiceSwitch({ isWanted }: { isWanted: boolean }) {
  const queries = useQueryClient()
  const turning = useMutation({
    mutationFn: (wanted: boolean) => browserApi(chooseFollowUps, { isWanted: wanted }),
    onSuccess(now) {
      queries.setQueryData(choice.queryKey, now)
      toast({ title: now.isWanted ? 'Mensagens ligadas' : 'Mensagens desligadas' })
    },
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(isWanted, turning)
  return (
    <Switch
      label="Receber uma mensagem depois de uma consulta"
      hint="Quem atendeu você pode escrever uma vez, de graça, em até 72 horas. Você não precisa responder."
      checked={isOn}
      disabled={isTurning}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
