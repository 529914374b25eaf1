import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import type { Payment } from '../contract.ts'
import { whyDeclined } from '../decline.rules.ts'
import { isAwaitingPayment, isCredited, type PaymentMethod } from '../rules.ts'
import { LivePayment } from './live-payment.tsx'
import { PaymentToPay } from './payment-to-pay.tsx'

type Props = {
  paymentId: string
  /** Payment was requested in this page. */
  redirects: boolean
  words: {
    /** What is being paid: "este pedido". */
    thing: string
    /** What a refusal leaves: "o seu pedido continua como estava". */
    stays: string
  }
  /** What is shown while the money that came brings what was bought. */
  credited: ReactNode
  /** The form for another attempt, by this method first. */
  form: (method: PaymentMethod) => ReactNode
}

/**
 * One payment, live: the code or the link to the bank while it can be paid, the reason and a new attempt when it was
 * declined.
 */
export const OpenPayment = ({ paymentId, ...shown }: Props) => (
  <LivePayment paymentId={paymentId}>{(live) => <Following {...live} {...shown} />}</LivePayment>
)

type FollowingProps = Omit<Props, 'paymentId'> & { payment: Payment; clock: () => number }

function Following({ payment, clock, redirects, words, credited, form }: FollowingProps) {
  const [isOther, setOther] = useState(false)
  useRedirectToBank(redirects ? payment.method === 'card' && payment.payPageUrl : undefined)
  if (payment.inReview) return <InReview thing={words.thing} />
  if (isCredited(payment.state)) return credited
  if (!isAwaitingPayment(payment.state))
    return (
      <div className="grid gap-6">
        <Refused payment={payment} stays={words.stays} />
        {form(payment.method)}
      </div>
    )
  return (
    <div className="grid gap-6">
      <PaymentToPay payment={payment} clock={clock} />
      {!payment.processing &&
        (isOther ? (
          form(payment.method === 'pix' ? 'card' : 'pix')
        ) : (
          <Button variant="quiet" size="sm" className="-mx-3 justify-self-start" onClick={() => setOther(true)}>
            Pagar de outro jeito
          </Button>
        ))}
    </div>
  )
}

/** Redirects to the bank's page when payment was requested in this page, not after coming back from there. */
function useRedirectToBank(page: string | null | false | undefined) {
  const gone = useRef(false)
  useEffect(() => {
    if (!page || gone.current) return
    gone.current = true
    location.assign(page)
  }, [page])
}

const InReview = ({ thing }: { thing: string }) => (
  <Notice tone="warn" title="Estamos conferindo este pagamento">
    Chegou um valor que não bate com {thing}. O dinheiro está guardado, e uma pessoa da nossa equipe vai resolver com
    você.{' '}
    <a href="/contato" className="prose-link">
      Falar com a equipe
    </a>
  </Notice>
)

function Refused({ payment: { state, method, declinedFor }, stays }: { payment: Payment; stays: string }) {
  const what = method === 'pix' ? 'Pix' : 'pagamento com cartão'
  if (state === 'expired')
    return (
      <Notice tone="warn" title={`O prazo deste ${what} terminou`}>
        Se você já pagou, fique tranquilo: assim que o banco avisar, o valor entra aqui. Se não pagou, nada foi cobrado
        e {stays}.
      </Notice>
    )
  return (
    <Notice tone="bad" title={state === 'cancelled' ? `Este ${what} foi cancelado` : `O banco recusou este ${what}`}>
      {state === 'declined' && `${whyDeclined(method, declinedFor)} `}Nada foi cobrado, e {stays}.
    </Notice>
  )
}
