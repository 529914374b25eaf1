import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { readWallet } from '#domains/wallet/contract.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { maxInstallments, type PaymentMethod } from '../rules.ts'
import { BalanceShare, type Bill, useBalanceShare } from './balance-share.tsx'
import { type PaymentChoice, PaymentMethodPicker } from './payment-method-picker.tsx'

/** How it is to be paid, and how much of it by the balance; without a method when nothing else is to be paid. */
export type PayRequest = {
  paymentId: string
  method?: PaymentMethod
  installments: number
  fromBalanceCents: Centavos
}

type Props<Paid> = {
  bill: Bill
  method?: PaymentMethod | undefined
  /** In how many instalments a card may pay this rest, in centavos. */
  mostParts?: (rest: Centavos) => number
  cardText?: string | undefined
  words: {
    /** What happens at once when the balance pays everything. */
    atOnce: string
    /** What the balance's part is reserved for meanwhile: "este pedido". */
    thing: string
    /** After the amount of what is paid again and again: "por mês". */
    per?: string
  }
  /** What keeps the reader from paying this, with so much of it from the balance; then nothing can be sent. */
  obstacleOf?: (fromBalance: Centavos) => ReactElement | undefined
  request: (asked: PayRequest) => Promise<Paid>
  onPaid: (paid: Paid) => void
}

/**
 * How much the balance pays, Pix or card for the rest, and the only button that pays. The payment's id is kept until a
 * request succeeds, so that a repeated click is the same payment.
 */
export function PayForm<Paid>({ bill, method = 'pix', cardText, words, request, onPaid, ...rules }: Props<Paid>) {
  const { mostParts = maxInstallments, obstacleOf } = rules
  const [way, setWay] = useState<PaymentChoice>({ method, installments: 1 })
  const asked = useRef<{ id: string; what: string }>(undefined)
  const client = useQueryClient()
  const { share, isReading, choice } = useBalanceShare(bill)
  const rest = bill.total - (share ?? 0n)
  const obstacle = share === undefined ? undefined : obstacleOf?.(share)
  const chosen = { ...way, installments: Math.min(way.installments, mostParts(rest)) }
  const pay = useMutation({
    mutationFn: (fromBalanceCents: Centavos) => {
      const what = JSON.stringify([chosen, `${fromBalanceCents}`])
      if (asked.current?.what !== what) asked.current = { id: crypto.randomUUID(), what }
      const paid = { paymentId: asked.current.id, fromBalanceCents }
      return request({ ...paid, ...(rest === 0n ? { installments: 1 } : chosen) })
    },
    onSuccess: (paid) => {
      asked.current = undefined
      onPaid(paid)
    },
    // What was refused may be a balance that has changed.
    onSettled: () => client.invalidateQueries({ queryKey: [readWallet.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pay.isPending && share !== undefined && !obstacle) pay.mutate(share)
  }
  if (isReading) return <Skeleton className="h-72 w-full" />
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <BalanceShare bill={bill} choice={choice} share={share} />
      {rest > 0n && (
        <PaymentMethodPicker
          amount={rest}
          way={chosen}
          onChange={setWay}
          mostParts={mostParts(rest)}
          cardText={cardText}
        />
      )}
      {obstacle}
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
          disabled={share === undefined || obstacle !== undefined}
          className="sm:justify-self-start"
        >
          {buttonWords(bill.total, rest, chosen.method, words.per)}
        </Button>
        <p className="text-quiet text-sm">{afterwards(bill.total, share ?? 0n, chosen.method, words)}</p>
      </div>
    </form>
  )
}

function buttonWords(total: Centavos, rest: Centavos, method: PaymentMethod, per?: string): string {
  if (total === 0n) return 'Confirmar, sem pagar nada'
  if (rest === 0n) return `Pagar ${formatBRL(total)} com o saldo`
  return `Pagar ${formatBRL(rest)} ${per ? `${per} ` : ''}com ${method === 'pix' ? 'Pix' : 'cartão'}`
}

function afterwards(
  total: Centavos,
  share: Centavos,
  method: PaymentMethod,
  { atOnce, thing }: Props<unknown>['words'],
): ReactNode {
  if (total === 0n) return null
  if (share === total) return atOnce
  const where = method === 'pix' ? 'no aplicativo do banco' : 'na página do banco'
  const reserved = share > 0n ? ` Até lá, ${formatBRL(share)} do saldo ficam guardados para ${thing}.` : ''
  return `Você ainda confirma ${where}.${reserved}`
}
