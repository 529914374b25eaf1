import { ApiError, wordsOf } from '#browser/api.ts'
import { Card } from '#browser/kit/card.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import type { Payment } from '../contract.ts'
import { isOpen, type Method } from '../rules.ts'
import { BankAtWork, CardToPay } from './card-to-pay.tsx'
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
  return <Card as="section">{payment ? <Standing {...{ payment, again, next }} clock={serverNow} /> : <Preparing />}</Card>
}

type Standing = Omit<Props, 'id'> & { payment: Payment; clock: () => number }

/** What there is to do or to know about it now. */
function Standing({ payment, again, next, clock }: Standing) {
  const { state, inReview, processing, method, brCode, payPageUrl } = payment
  if (!isOpen(state) || inReview) return <PaymentOutcome payment={payment} again={again} next={next} />
  if (processing) return <BankAtWork payment={payment} />
  if (brCode) return <PixToPay payment={payment} brCode={brCode} clock={clock} />
  if (method === 'card' && payPageUrl) return <CardToPay payment={payment} payPageUrl={payPageUrl} clock={clock} />
  return <Preparing method={method} />
}

/** `method`: the payment is known and the gateway is not heard yet. */
const Preparing = ({ method }: { method?: Method }) => (
  <div role="status" className="grid gap-6">
    <div className="grid gap-2">
      {method ? (
        <h2 className="text-2xl">{method === 'pix' ? 'Preparando o seu Pix…' : 'Abrindo a página do banco…'}</h2>
      ) : (
        <Skeleton className="h-9 w-72 max-w-full" />
      )}
      {method ? (
        <p className="measure text-quiet">
          O banco está demorando a responder. Nada foi cobrado; o próximo passo aparece aqui assim que ele responder, e você pode deixar esta página aberta.
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
    {!method && <span className="sr-only">Carregando o pagamento…</span>}
  </div>
)
