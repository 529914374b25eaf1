import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { type cancelConsultation, listConsultations } from '../../contract.ts'

type Move = typeof cancelConsultation

/** Runs one step of a consultation for a button. The room announces the result; only a refusal needs a message. */
export function useConsultationMove(
  move: Move,
  id: string,
  onDone?: () => void,
  terms?: { seenFeeCents: bigint; seenFeeMs: number },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => browserApi(move, { id, ...terms }),
    // On the mutation, not on the call: the button may be unmounted before the answer arrives.
    onSuccess: onDone,
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: [listConsultations.path] }),
  })
}
