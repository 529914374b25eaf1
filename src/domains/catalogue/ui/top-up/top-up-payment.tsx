import { useEffect, useRef } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { type Consultation, resumeConsultation } from '#domains/consultations/contract.ts'
import { useConsultationMove } from '#domains/consultations/ui/room/use-consultation-move.ts'
import type { Payment } from '#domains/payments/contract.ts'
import { whyDeclined } from '#domains/payments/decline.rules.ts'
import { isAwaitingPayment, isCredited } from '#domains/payments/rules.ts'
import { LivePayment } from '#domains/payments/ui/live-payment.tsx'
import { PixCopyCode } from '#domains/payments/ui/pix-copy-code.tsx'
import { QrCode } from '#browser/kit/display/qr-code.tsx'
import { TimeLeft } from '#domains/payments/ui/time-left.tsx'
import { type Centavos, formatBRL } from '#shared/money.ts'

type Props = {
  paymentId: string
  amount: Centavos
  consultation: Consultation
  onAgain: () => void
  onClose: () => void
}

/** One payment in the room, live: the code or the bank's page, then "it is there", and the conversation goes on. */
export const TopUpPayment = ({ paymentId, ...shown }: Props) => (
  <LivePayment paymentId={paymentId}>{(live) => <Following {...live} {...shown} />}</LivePayment>
)

type FollowingProps = Omit<Props, 'paymentId'> & { payment: Payment; clock: () => number }

function Following({ payment, clock, amount, consultation, onAgain, onClose }: FollowingProps) {
  if (isCredited(payment.state)) return <Arrived {...{ amount, consultation, onAgain, onClose }} />
  if (payment.inReview || !isAwaitingPayment(payment.state)) return <NotPaid payment={payment} onAgain={onAgain} />
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="text-lg">Pague {formatBRL(payment.amountCents)}</h3>
        <TimeLeft until={payment.expiresAt} clock={clock} />
      </div>
      {payment.brCode && (
        <>
          <div className="mx-auto w-full max-w-48 max-sm:order-last">
            <QrCode text={payment.brCode} label={`QR code do Pix de ${formatBRL(payment.amountCents)}`} />
          </div>
          <PixCopyCode code={payment.brCode} />
        </>
      )}
      {payment.payPageUrl && !payment.processing && (
        <LinkButton
          href={payment.payPageUrl}
          target="_blank"
          rel="noopener"
          variant={payment.method === 'card' ? 'primary' : 'quiet'}
          size="sm"
        >
          {payment.method === 'card' ? 'Digitar o cartão na página do banco' : 'Pagar na página do banco'}
          <span className="sr-only">, em outra aba</span>
        </LinkButton>
      )}
      <p role="status" className="flex items-center gap-2.5 font-medium text-sm">
        <Spinner /> {payment.processing ? 'O banco está analisando o cartão.' : 'Aguardando o pagamento.'} A conversa
        continua aqui ao lado.
      </p>
      {!payment.processing && (
        <Button variant="quiet" size="sm" className="-mx-3 justify-self-start" onClick={onAgain}>
          Escolher outro valor
        </Button>
      )}
    </div>
  )
}

function Arrived({ amount, consultation: c, onAgain, onClose }: Omit<Props, 'paymentId'>) {
  const leave = () => {
    onAgain()
    onClose()
  }
  const resume = useConsultationMove(resumeConsultation, c.id, leave)
  const isStopped = c.state === 'paused' && c.pausedByYou
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <div role="status">
        <Notice tone="good" title={`${formatBRL(amount)} chegaram ao seu saldo`}>
          {isStopped
            ? 'O relógio continua parado até você dizer.'
            : 'A conversa continua com eles assim que o que está reservado chegar ao fim.'}
        </Notice>
      </div>
      {isStopped ? (
        <Button ref={button} busy={resume.isPending} onClick={() => resume.mutate()}>
          Retomar a conversa
        </Button>
      ) : (
        <Button ref={button} onClick={leave}>
          Voltar para a conversa
        </Button>
      )}
    </div>
  )
}

function NotPaid({ payment, onAgain }: { payment: Payment; onAgain: () => void }) {
  const { inReview, state, method, declinedFor } = payment
  if (inReview)
    return (
      <Notice tone="warn" title="Estamos conferindo este pagamento">
        Chegou um valor diferente do pedido. Ele está guardado, e uma pessoa da nossa equipe resolve com você.
      </Notice>
    )
  return (
    <div className="grid gap-4">
      <Notice
        tone={state === 'expired' ? 'warn' : 'bad'}
        title={state === 'expired' ? 'O prazo terminou' : 'O banco não aceitou'}
      >
        {state === 'declined' && `${whyDeclined(method, declinedFor)} `}
        {state === 'expired' ? 'Se você já pagou, o valor entra assim que o banco avisar.' : 'Nada foi cobrado.'}
      </Notice>
      <Button onClick={onAgain}>Tentar de novo</Button>
    </div>
  )
}
