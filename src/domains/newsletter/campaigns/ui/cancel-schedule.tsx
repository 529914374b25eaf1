import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { cancelCampaign } from '../contract.ts'

/** Takes back what was scheduled; the text can be changed again. */
export function CancelSchedule({ id, onDone }: { id: string; onDone: () => unknown }) {
  const cancel = useMutation({ mutationFn: () => browserApi(cancelCampaign, { id }), onSettled: onDone })
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" busy={cancel.isPending} busyWords="Cancelando…" onClick={() => cancel.mutate()}>
        Cancelar o agendamento
      </Button>
      {cancel.isError && <ErrorState>{errorMessage(cancel.error)}</ErrorState>}
    </div>
  )
}
