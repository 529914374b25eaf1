import type { Payment } from '../contract.ts'
import { PaymentProcessing, CardToPay } from './card-to-pay.tsx'
import { PixToPay } from './pix-to-pay.tsx'

type Props = { payment: Payment; clock: () => number }

/** What to do for a payment that can still be paid: the code, the link to the bank's page, or waiting. */
export function PaymentToPay({ payment, clock }: Props) {
  const { processing, method, brCode, payPageUrl } = payment
  if (processing) return <PaymentProcessing payment={payment} />
  if (brCode) return <PixToPay payment={payment} brCode={brCode} clock={clock} />
  if (method === 'card' && payPageUrl) return <CardToPay payment={payment} payPageUrl={payPageUrl} clock={clock} />
  return (
    <div role="status" className="grid gap-3">
      <h2 className="text-2xl">{method === 'pix' ? 'Preparando o seu Pix…' : 'Abrindo a página do banco…'}</h2>
      <p className="measure text-quiet">
        O banco demora a responder. Nada foi cobrado. Deixe esta página aberta: ela mostra o que fazer assim que ele
        responder.
      </p>
    </div>
  )
}
