import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Subscription } from '../contract.ts'
import { CancelSubscription } from './cancel-subscription.tsx'
import { PaidMonths } from './paid-months.tsx'
import { RenewalPix } from './renewal-pix.tsx'
import { ResumeSubscription } from './resume-subscription.tsx'
import { subscriptionStatusWords } from './subscription-status-words.ts'

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
