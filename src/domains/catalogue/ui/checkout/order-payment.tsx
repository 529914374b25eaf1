import { browserApi } from '#browser/api.ts'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { useSpendingObstacle } from '#domains/limits/ui/spending-notice.tsx'
import type { PaymentMethod } from '#domains/payments/rules.ts'
import { OpenPayment } from '#domains/payments/ui/open-payment.tsx'
import { PayForm } from '#domains/payments/ui/pay-form.tsx'
import { KINDS } from '../../kinds/kinds.rules.ts'
import { type Order, payOrder } from '../../orders/contract.ts'
import { PER_MONTH } from '../../orders/wording.rules.ts'
import { maxInstallmentsOf, spendingOf } from '../../orders/terms.rules.ts'

type Props = { order: Order; onAsked: (order: Order) => void }

const WORDS = {
  thing: 'este pedido',
  stays: 'o seu pedido continua como estava',
  atOnce: 'Sai do seu saldo agora, e o que você comprou chega na hora.',
}

/** The form that pays an order: a subscription by a card that the bank keeps, and not from the balance. */
export function PayOrderForm({ order, method, onAsked }: Props & { method?: PaymentMethod }) {
  const obstacle = useSpendingObstacle()
  const { takesBalance, isMonthly } = KINDS[order.kind]
  return (
    <PayForm
      bill={{ total: order.totalCents, held: order.fromBalanceCents, takesBalance }}
      method={method}
      mostParts={(total) => maxInstallmentsOf({ kind: order.kind, total })}
      cardText={isMonthly ? 'O banco guarda o cartão e cobra uma vez por mês, sem parcelas.' : undefined}
      words={{
        ...WORDS,
        ...(isMonthly && { per: PER_MONTH }),
        ...(order.question && { atOnce: 'Sai do seu saldo agora, e a pergunta é enviada.' }),
      }}
      // An attempt that is under way counts already.
      obstacleOf={(fromBalance) =>
        order.state === 'open'
          ? obstacle(spendingOf({ kind: order.kind, total: order.totalCents }, fromBalance))
          : undefined
      }
      request={(asked) => browserApi(payOrder, { id: order.id, ...asked })}
      onPaid={onAsked}
    />
  )
}

/** One payment of an order, live. `redirects`: it was requested in this page. */
export function OrderPayment({
  order,
  paymentId,
  redirects,
  onAsked,
}: Props & { paymentId: string; redirects: boolean }) {
  const form = (method: PaymentMethod) => <PayOrderForm order={order} method={method} onAsked={onAsked} />
  return (
    <OpenPayment
      paymentId={paymentId}
      redirects={redirects}
      words={WORDS}
      credited={<OrderPreparing order={order} />}
      form={form}
    />
  )
}

/** Paid, but not delivered yet: in a moment, or when an open consultation releases the money. */
export const OrderPreparing = ({ order }: { order: Order }) =>
  order.waitsForFunds ? (
    <Notice tone="accent" title="O pagamento chegou ao seu saldo">
      Uma conversa aberta está usando parte do saldo agora. Quando ela terminar, entregamos o que você comprou. Se não
      der tempo, o valor continua seu, como crédito.
    </Notice>
  ) : (
    <p role="status" className="flex items-center gap-2.5 py-6 font-medium text-lg">
      <Spinner /> Pagamento confirmado. Entregando o que você comprou…
    </p>
  )
