import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import {
  isAwaitingPayment,
  isCredited,
  maxInstallments,
  type PaymentMethod,
  whyDeclined,
} from '#domains/payments/rules.ts'
import { BalanceShare, useBalanceShare } from '#domains/payments/ui/balance-share.tsx'
import { type PaymentChoice, PaymentMethodPicker } from '#domains/payments/ui/payment-method-picker.tsx'
import { PaymentToPay } from '#domains/payments/ui/payment-to-pay.tsx'
import { usePayment } from '#domains/payments/ui/use-payment.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { formatBRL } from '#shared/money.ts'
import { type Booking, payBooking } from '../../bookings/contract.ts'
import { PayWithMinutes } from './pay-with-minutes.tsx'

type Props = { booking: Booking; onMoved: (booking: Booking) => void }

/** Pays a reservation: the choice, or the payment that is under way. */
export function PayReservation({ booking, onMoved }: Props) {
  const [asked, setAsked] = useState<string>()
  const onAsked = (moved: Booking) => {
    setAsked(moved.payment?.id)
    onMoved(moved)
  }
  const { payment } = booking
  if (!payment)
    return (
      <div className="grid gap-8">
        {booking.isCoverable && <PayWithMinutes booking={booking} onMoved={onMoved} />}
        <PayForm booking={booking} onMoved={onAsked} />
      </div>
    )
  return (
    <OpenPayment
      key={payment.id}
      booking={booking}
      paymentId={payment.id}
      redirects={asked === payment.id}
      onMoved={onAsked}
    />
  )
}

/**
 * How much the balance pays, Pix or card for the rest, and the only button that pays. The payment's id is kept until a
 * request succeeds, so that a repeated click is the same payment.
 */
function PayForm({ booking, method = 'pix', onMoved }: Props & { method?: PaymentMethod }) {
  const [way, setWay] = useState<PaymentChoice>({ method, installments: 1 })
  const asked = useRef<{ id: string; what: string }>(undefined)
  const client = useQueryClient()
  const bill = { total: booking.priceCents, held: booking.heldCents, takesBalance: true, takesBonus: true }
  const { share, isReading, choice } = useBalanceShare(bill)
  const rest = bill.total - (share ?? 0n)
  const chosen = { ...way, installments: Math.min(way.installments, maxInstallments(rest)) }
  const pay = useMutation({
    mutationFn: (fromBalanceCents: bigint) => {
      const what = JSON.stringify([chosen, `${fromBalanceCents}`])
      if (asked.current?.what !== what) asked.current = { id: crypto.randomUUID(), what }
      const paid = { id: booking.id, paymentId: asked.current.id, fromBalanceCents }
      return browserApi(payBooking, rest === 0n ? { ...paid, installments: 1 } : { ...paid, ...chosen })
    },
    onSuccess: (moved) => {
      asked.current = undefined
      onMoved(moved)
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
        <PaymentMethodPicker amount={rest} way={chosen} onChange={setWay} mostParts={maxInstallments(rest)} />
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
          {rest === 0n
            ? `Pagar ${formatBRL(bill.total)} com o saldo`
            : `Pagar ${formatBRL(rest)} com ${chosen.method === 'pix' ? 'Pix' : 'cartão'}`}
        </Button>
        <p className="text-quiet text-sm">
          {rest === 0n
            ? 'Fica guardado do seu saldo agora; na consulta, só sai o tempo em que os dois estiverem lá.'
            : `Nada é cobrado sem a sua confirmação ${chosen.method === 'pix' ? 'no aplicativo do banco' : 'na página do banco'}.`}
        </p>
      </div>
    </form>
  )
}

/** One payment of a reservation, live: what to do while it can be paid, and a new try when it was refused. */
function OpenPayment({
  booking,
  paymentId,
  redirects,
  onMoved,
}: Props & { paymentId: string /** It was asked for in this page. */; redirects: boolean }) {
  const { payment, error, refetch, serverNow } = usePayment(paymentId)
  const [isOther, setOther] = useState(false)
  const hasGone = useRef(false)
  const page = redirects && payment?.method === 'card' ? payment.payPageUrl : undefined
  useEffect(() => {
    if (!page || hasGone.current) return
    hasGone.current = true
    location.assign(page)
  }, [page])
  if (!payment && error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!payment) return <Skeleton className="h-72 w-full" />
  if (payment.inReview) return <InReview />
  if (isCredited(payment.state))
    return (
      <p role="status" className="flex items-center gap-2.5 py-6 font-medium text-lg">
        <Spinner /> Pagamento confirmado. Marcando a sua consulta…
      </p>
    )
  const other = payment.method === 'pix' ? 'card' : 'pix'
  if (!isAwaitingPayment(payment.state)) {
    const what = payment.method === 'pix' ? 'Pix' : 'pagamento com cartão'
    return (
      <div className="grid gap-6">
        <Notice tone="bad" title={`Este ${what} não foi adiante`}>
          {payment.state === 'declined' && `${whyDeclined(payment.method, payment.declinedFor)} `}Nada foi cobrado, e o
          horário continua guardado para você.
        </Notice>
        <PayForm booking={booking} method={payment.method} onMoved={onMoved} />
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <PaymentToPay payment={payment} clock={serverNow} />
      {!payment.processing &&
        (isOther ? (
          <PayForm booking={booking} method={other} onMoved={onMoved} />
        ) : (
          <Button variant="quiet" size="sm" className="-mx-3 justify-self-start" onClick={() => setOther(true)}>
            Pagar de outro jeito
          </Button>
        ))}
    </div>
  )
}

const InReview = () => (
  <Notice tone="warn" title="Estamos conferindo este pagamento">
    Chegou um valor que não bate com esta reserva. O dinheiro está guardado, e uma pessoa da nossa equipe vai resolver
    com você.{' '}
    <a href="/contato" className="prose-link">
      Falar com a equipe
    </a>
  </Notice>
)
