import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import type { Payment } from '../contract.ts'
import { whyDeclined } from '../decline.rules.ts'
import { TimeLeft } from './time-left.tsx'

type Props = { payment: Payment; payPageUrl: string; clock: () => number }

/** Link to the bank's page, where the card is typed; this page follows the payment's state. */
export const CardToPay = ({ payment, payPageUrl, clock }: Props) => (
  <section aria-labelledby="card-title" className="grid gap-6">
    <header className="grid gap-1">
      <h2 id="card-title" className="text-2xl">
        Pague <Money amount={payment.amountCents} /> com cartão
      </h2>
      <TimeLeft until={payment.expiresAt} clock={clock} />
    </header>
    {payment.declinedFor && (
      <div role="alert">
        <Notice tone="bad" title="O banco recusou esse cartão">
          {whyDeclined('card', payment.declinedFor)} Nada foi cobrado. Na página do banco, você pode tentar com outro.
        </Notice>
      </div>
    )}
    <div className="grid gap-3">
      <LinkButton href={payPageUrl} size="lg" className="sm:justify-self-start">
        Ir para a página do banco
      </LinkButton>
      <p className="measure text-quiet text-sm">
        Você digita o cartão na página segura do banco e volta para cá em seguida. O número do cartão não passa por nós
        e não fica conosco.
      </p>
    </div>
    <p role="status" className="flex items-center gap-2.5 border-line border-t pt-5 font-medium">
      <Spinner /> Aguardando o pagamento. Esta página muda sozinha.
    </p>
  </section>
)

/** The person has paid, and the bank is deciding or reviewing. */
export const PaymentProcessing = ({ payment }: { payment: Payment }) => (
  <section className="grid gap-3" role="status">
    <h2 className="flex items-center gap-3 text-2xl">
      <Spinner /> O banco está analisando a compra
    </h2>
    <p className="measure text-quiet">
      Não precisa pagar de novo: o pedido de <Money amount={payment.amountCents} /> está com o banco do cartão. Às vezes
      leva alguns minutos. Esta página muda sozinha, e você pode sair e voltar quando quiser.
    </p>
  </section>
)
