import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { cancelOrder, type Order } from '../../orders/contract.ts'

/** Cancels an unpaid order. */
export function CancelOrderButton({ order, onCancelled }: { order: Order; onCancelled: (order: Order) => void }) {
  const cancel = useMutation({ mutationFn: () => browserApi(cancelOrder, { id: order.id }), onSuccess: onCancelled })
  return (
    <div className="border-line border-t pt-4">
      <Button
        variant="quiet"
        size="sm"
        className="-mx-3"
        busy={cancel.isPending}
        busyWords="Cancelando…"
        onClick={() => cancel.mutate()}
      >
        Desistir deste pedido, sem pagar nada
      </Button>
      {cancel.isError && (
        <p role="alert" className="font-medium text-bad text-sm">
          {errorMessage(cancel.error)}
        </p>
      )}
    </div>
  )
}
