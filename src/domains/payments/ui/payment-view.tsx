import { ApiError, wordsOf } from '#browser/api.ts'
import { Card } from '#browser/kit/card.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { isOpen } from '../rules.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PixToPay } from './pix-to-pay.tsx'
import { usePayment } from './use-payment.ts'

type Props = { id: string /** Where a new purchase begins. */; again: string /** Where the person came from. */; next: string | undefined }

/** One payment from its code to its end, live. */
export function PaymentView({ id, again, next }: Props) {
  const { payment, error, refetch, serverNow } = usePayment(id)
  if (!payment && error) {
    const isMissing = error instanceof ApiError && error.status === 404
    return (
      <ErrorState
        title={isMissing ? 'Não encontramos este pagamento' : undefined}
        onRetry={isMissing ? undefined : () => void refetch()}
        action={isMissing && <LinkButton href={again}>Fazer uma compra</LinkButton>}
      >
        {isMissing ? 'Confira o endereço ou se você entrou com a conta que fez a compra.' : wordsOf(error)}
      </ErrorState>
    )
  }
  return (
    <Card as="section">
      {payment && (!isOpen(payment.state) || payment.inReview) && <PaymentOutcome payment={payment} again={again} next={next} />}
      {payment?.brCode && <PixToPay payment={payment} brCode={payment.brCode} clock={serverNow} />}
      {(!payment || (isOpen(payment.state) && !payment.brCode && !payment.inReview)) && <Preparing waits={payment !== undefined} />}
    </Card>
  )
}

const Preparing = ({ waits }: { waits: boolean }) => (
  <div role="status" className="grid gap-6">
    <div className="grid gap-2">
      {waits ? <h2 className="text-2xl">Preparando o seu Pix…</h2> : <Skeleton className="h-9 w-72 max-w-full" />}
      {waits ? (
        <p className="measure text-quiet">
          O banco está demorando a responder. Nada foi cobrado; o código aparece aqui assim que chegar, e você pode deixar esta página aberta.
        </p>
      ) : (
        <Skeleton className="h-5 w-52" />
      )}
    </div>
    <div className="grid gap-8 sm:grid-cols-[minmax(0,15rem)_1fr]">
      <Skeleton className="aspect-square w-full max-w-60" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-11" />
      </div>
    </div>
    {!waits && <span className="sr-only">Carregando o pagamento…</span>}
  </div>
)
