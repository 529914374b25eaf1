import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { requestReconciliation, readReconciliations, type Reconciliation } from '../contract.ts'

type Props = { gateway: string; underWay: Reconciliation | undefined }

/** Does not wait for the night. */
export function ReconcileNow({ gateway, underWay }: Props) {
  const [id, setId] = useState(() => crypto.randomUUID())
  const client = useQueryClient()
  const ask = useMutation({
    mutationFn: () => browserApi(requestReconciliation, { id, gateway }),
    onSuccess: () => {
      setId(crypto.randomUUID())
      return client.invalidateQueries({ queryKey: [readReconciliations.path] })
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="secondary"
        busy={ask.isPending || underWay !== undefined}
        busyWords="Conferindo…"
        onClick={() => ask.mutate()}
      >
        Conferir agora
      </Button>
      {underWay?.fault && (
        <p role="status" className="text-quiet text-sm">
          O banco não respondeu. Tentamos de novo em alguns minutos.
        </p>
      )}
      {ask.isError && <ErrorState>{errorMessage(ask.error)}</ErrorState>}
    </div>
  )
}
