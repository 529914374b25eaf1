import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import type { PaymentMethod } from '#domains/payments/rules.ts'
import { type PaymentChoice, PaymentMethodPicker } from '#domains/payments/ui/payment-method-picker.tsx'
import { formatBRL } from '#shared/money.ts'
import { type Order, payOrder } from '../../orders/contract.ts'
import { maxInstallmentsOf } from '../../orders/rules.ts'

type Props = { order: Order; method?: PaymentMethod; onAsked: (order: Order) => void }

/**
 * Pix or card, and the only button that requests a payment. The payment's id is kept until a request succeeds, so that
 * a repeated click is the same payment.
 */
export function PayForm({ order, method = 'pix', onAsked }: Props) {
  const [way, setWay] = useState<PaymentChoice>({ method, installments: 1 })
  const paymentId = useRef<string>(undefined)
  const cardText =
    order.kind === 'subscription' ? 'Deixe o banco guardar o cartão, e a renovação é automática.' : undefined
  const isFree = order.totalCents === 0n
  const pay = useMutation({
    mutationFn: () =>
      browserApi(payOrder, {
        id: order.id,
        paymentId: (paymentId.current ??= crypto.randomUUID()),
        ...(isFree ? { installments: 1 } : way),
      }),
    onSuccess: (asked) => {
      paymentId.current = undefined
      onAsked(asked)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pay.isPending) pay.mutate()
  }
  const choose = (wanted: PaymentChoice) => {
    paymentId.current = undefined
    setWay(wanted)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {!isFree && (
        <PaymentMethodPicker
          amount={order.totalCents}
          way={way}
          onChange={choose}
          mostParts={maxInstallmentsOf({ kind: order.kind, total: order.totalCents })}
          cardText={cardText}
        />
      )}
      {pay.isError && (
        <ErrorState>
          {errorMessage(
            pay.error,
            'Não sabemos se o pedido de pagamento chegou. Tente de novo: nunca é cobrado duas vezes.',
          )}
        </ErrorState>
      )}
      <div className="grid gap-2">
        <Button type="submit" size="lg" busy={pay.isPending} busyWords="Um instante…" className="sm:justify-self-start">
          {isFree
            ? 'Confirmar, sem pagar nada'
            : `Pagar ${formatBRL(order.totalCents)} com ${way.method === 'pix' ? 'Pix' : 'cartão'}`}
        </Button>
        {!isFree && (
          <p className="text-quiet text-sm">
            Nada é cobrado sem a sua confirmação{' '}
            {way.method === 'pix' ? 'no aplicativo do banco' : 'na página do banco'}.
          </p>
        )}
      </div>
    </form>
  )
}
