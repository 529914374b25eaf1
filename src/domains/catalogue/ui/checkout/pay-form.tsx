import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { PaymentMethod } from '#domains/payments/rules.ts'
import { BalanceShare, useBalanceShare } from '#domains/payments/ui/balance-share.tsx'
import { type PaymentChoice, PaymentMethodPicker } from '#domains/payments/ui/payment-method-picker.tsx'
import { readWallet } from '#domains/wallet/contract.ts'
import { formatBRL } from '#shared/money.ts'
import { type Order, payOrder } from '../../orders/contract.ts'
import { maxInstallmentsOf, takesBalance } from '../../orders/rules.ts'

type Props = { order: Order; method?: PaymentMethod; onAsked: (order: Order) => void }

/**
 * How much the balance pays, Pix or card for the rest, and the only button that pays. The payment's id is kept until a
 * request succeeds, so that a repeated click is the same payment.
 */
export function PayForm({ order, method = 'pix', onAsked }: Props) {
  const [way, setWay] = useState<PaymentChoice>({ method, installments: 1 })
  const asked = useRef<{ id: string; what: string }>(undefined)
  const client = useQueryClient()
  const bill = { total: order.totalCents, held: order.fromBalanceCents, takesBalance: takesBalance(order.kind) }
  const { share, isReading, choice } = useBalanceShare(bill)
  const cardText =
    order.kind === 'subscription' ? 'Deixe o banco guardar o cartão, e a renovação é automática.' : undefined
  const rest = order.totalCents - (share ?? 0n)
  const mostParts = maxInstallmentsOf({ kind: order.kind, total: rest })
  const chosen = { ...way, installments: Math.min(way.installments, mostParts) }
  const pay = useMutation({
    mutationFn: (fromBalanceCents: bigint) => {
      const what = JSON.stringify([chosen, `${fromBalanceCents}`])
      if (asked.current?.what !== what) asked.current = { id: crypto.randomUUID(), what }
      const paid = { id: order.id, paymentId: asked.current.id, fromBalanceCents }
      return browserApi(payOrder, { ...paid, ...(rest === 0n ? { installments: 1 } : chosen) })
    },
    onSuccess: (moved) => {
      asked.current = undefined
      onAsked(moved)
    },
    // What was refused may be a balance that has changed.
    onSettled: () => client.invalidateQueries({ queryKey: [readWallet.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pay.isPending && share !== undefined) pay.mutate(share)
  }
  if (isReading) return <Skeleton className="h-72 w-full" />
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <BalanceShare bill={bill} choice={choice} share={share} />
      {rest > 0n && (
        <PaymentMethodPicker amount={rest} way={chosen} onChange={setWay} mostParts={mostParts} cardText={cardText} />
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
        <Button
          type="submit"
          size="lg"
          busy={pay.isPending}
          busyWords="Um instante…"
          disabled={share === undefined}
          className="sm:justify-self-start"
        >
          {buttonWords(order, rest, chosen.method)}
        </Button>
        <p className="text-quiet text-sm">{afterwardsWords(order, share ?? 0n, chosen.method)}</p>
      </div>
    </form>
  )
}

function buttonWords({ totalCents }: Order, rest: bigint, method: PaymentMethod): string {
  if (totalCents === 0n) return 'Confirmar, sem pagar nada'
  if (rest === 0n) return `Pagar ${formatBRL(totalCents)} com o saldo`
  return `Pagar ${formatBRL(rest)} com ${method === 'pix' ? 'Pix' : 'cartão'}`
}

function afterwardsWords({ totalCents }: Order, share: bigint, method: PaymentMethod): string | null {
  if (totalCents === 0n) return null
  if (share === totalCents) return 'Sai do seu saldo agora, e o que você comprou chega na hora.'
  const where = method === 'pix' ? 'no aplicativo do banco' : 'na página do banco'
  const reserved = share > 0n ? ` Até lá, ${formatBRL(share)} do saldo ficam reservados para este pedido.` : ''
  return `Nada é cobrado sem a sua confirmação ${where}.${reserved}`
}
