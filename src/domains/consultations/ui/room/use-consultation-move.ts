import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { type cancelConsultation, listConsultations } from '../../contract.ts'

type Move = typeof cancelConsultation

/** One step of a consultation by a button. What became of it is told by the room; only a refusal needs words. */
export function useConsultationMove(move: Move, id: string, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => browserApi(move, { id }),
    // Not a callback of the click: what was clicked may be gone before the answer comes.
    onSuccess: onDone,
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: [listConsultations.path] }),
  })
}
