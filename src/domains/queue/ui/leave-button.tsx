import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { useLeaving } from './use-own-place.ts'

type Props = { id: string; words: string; size?: 'sm' }

/** Leaves the queue, or lets the turn go. */
export function LeaveButton({ id, words, size }: Props) {
  const leaving = useLeaving(id)
  const leave = () =>
    leaving.mutate(undefined, {
      onError: (error) =>
        void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
    })
  return (
    <Button variant="quiet" size={size} busy={leaving.isPending} busyWords="Saindo…" onClick={leave}>
      {words}
    </Button>
  )
}
