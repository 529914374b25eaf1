import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import type { Order } from '../../orders/contract.ts'

/** Paid, but not delivered yet: in a moment, or when an open consultation releases the money. */
export const OrderPreparing = ({ order }: { order: Order }) =>
  order.waitsForFunds ? (
    <Notice tone="accent" title="O pagamento chegou ao seu saldo">
      Neste momento uma conversa aberta está usando parte do saldo. Assim que ela terminar, ou se você adicionar
      créditos, entregamos o que comprou. Se isso não acontecer dentro do prazo do pedido, o valor continua seu, como
      crédito.
    </Notice>
  ) : (
    <p role="status" className="flex items-center gap-2.5 py-6 font-medium text-lg">
      <Spinner /> Pagamento confirmado. Entregando o que você comprou…
    </p>
  )
