import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { useNotificationPress } from '#browser/use-notification-press.ts'
import { useConfirmRing } from '#domains/consultants/ui/reach/use-reach.ts'
import { acceptConsultation, declineConsultation, listConsultations } from '../../contract.ts'

const ROOM = /^\/consultation\/([\da-f-]{36})$/

/** Does what a consultant pressed on a notification: takes the request, declines it, or confirms a ring test. */
export function useNotificationAnswer() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const confirmRing = useConfirmRing()
  const answering = useMutation({
    mutationFn: async ({ id, isTaken }: { id: string; isTaken: boolean }) =>
      browserApi(isTaken ? acceptConsultation : declineConsultation, { id }),
    onSuccess: (_, { id, isTaken }) => void navigate(isTaken ? `/consultation/${id}` : '/consultant-dashboard'),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: [listConsultations.path] }),
  })
  useNotificationPress(({ action, path }) => {
    const [, id] = ROOM.exec(path) ?? []
    if (!confirmRing(path) && id && (action === 'accept' || action === 'decline'))
      answering.mutate({ id, isTaken: action === 'accept' })
  })
}
