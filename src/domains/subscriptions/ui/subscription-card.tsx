import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { isAwaitingPayment } from '#domains/payments/rules.ts'
import { LivePayment } from '#domains/payments/ui/live-payment.tsx'
import { PaymentToPay } from '#domains/payments/ui/payment-to-pay.tsx'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Subscription } from '../contract.ts'
import { CancelSubscription, ResumeSubscription } from './cancel-subscription.tsx'
import { PaidMonths } from './paid-months.tsx'

const WHY_ENDED = {
  client: 'Você a cancelou.',
  break: 'Ela parou com a sua pausa.',
  blocked: 'Ela parou com o bloqueio da conta.',
  unpaid: 'Nenhuma das quatro tentativas de pagamento deu certo. Não há dívida.',
  disputed: 'O banco devolveu o pagamento dela, que foi contestado.',
}

/** What happens next with a subscription, in one or two sentences. */
function subscriptionStatusWords({
  state,
  paidUntil,
  next,
  stoppedFor,
  endedAt,
  pixPaymentId,
  bonusCents,
}: Subscription): string {
  if (state === 'ended')
    return `Terminou em ${formatDay(endedAt!)}. ${WHY_ENDED[stoppedFor!]}${stoppedFor === 'disputed' ? '' : ' O bônus que já veio vale até o fim do prazo dele.'}`
  if (state === 'cancelled') {
    return stoppedFor === 'break'
      ? `A renovação parou com a sua pausa, e nada mais é cobrado. O que você pagou vale até ${formatDay(paidUntil)}.`
      : `Nada mais é cobrado. O que você pagou vale até ${formatDay(paidUntil)}; até lá você pode voltar atrás.`
  }
  const { at, amountCents, card, isUnderWay } = next!
  if (pixPaymentId) return `O Pix de ${formatBRL(amountCents)} que renova a sua assinatura está aqui e no seu e-mail.`
  if (isUnderWay)
    return `A renovação, de ${formatBRL(amountCents)}, está com o banco. Assim que ele responder, avisamos.`
  if (amountCents === 0n)
    return `Próximo mês: ${formatDay(at)}, de presente. Entram ${formatBRL(bonusCents)} de bônus, e nada é cobrado.`
  const by = card ? `no cartão ${card.brand} de final ${card.lastFour}` : 'por um Pix que enviamos por e-mail'
  if (state === 'late')
    return `A última tentativa não deu certo, e nada foi cobrado. A próxima é em ${formatDay(at)}: ${formatBRL(amountCents)}, ${by}.`
  return `Próxima cobrança: ${formatBRL(amountCents)} em ${formatDay(at)}, ${by}. Avisamos sete e dois dias antes.`
}

const STATES = {
  running: { words: 'Ativa', tone: 'good' },
  late: { words: 'À espera do pagamento', tone: 'warn' },
  cancelled: { words: 'Cancelada', tone: 'plain' },
  ended: { words: 'Terminou', tone: 'plain' },
} as const

/** One subscription: its state, the next charge, the months, and how to cancel. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { title, priceCents, bonusCents, state, pixPaymentId, months, stoppedFor } = subscription
  const { words, tone } = STATES[state]
  return (
    <Card as="article" className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-display text-xl">Assinatura {title}</h3>
        <Badge tone={tone}>{words}</Badge>
      </header>
      <p className="text-quiet text-sm tabular-nums">
        {formatBRL(priceCents)} por mês, {formatBRL(bonusCents)} de bônus em cada um
      </p>
      <p className="measure">{subscriptionStatusWords(subscription)}</p>
      {pixPaymentId && <RenewalPix paymentId={pixPaymentId} />}
      {(state === 'running' || state === 'late') && <CancelSubscription subscription={subscription} />}
      {state === 'cancelled' && stoppedFor === 'client' && <ResumeSubscription subscription={subscription} />}
      <PaidMonths months={months} />
    </Card>
  )
}

/** The Pix that renews a subscription, with its code, live. */
const RenewalPix = ({ paymentId }: { paymentId: string }) => (
  <LivePayment paymentId={paymentId}>
    {({ payment, clock }) =>
      isAwaitingPayment(payment.state) ? (
        <PaymentToPay payment={payment} clock={clock} />
      ) : (
        <p role="status">O banco já respondeu. Um instante…</p>
      )
    }
  </LivePayment>
)
