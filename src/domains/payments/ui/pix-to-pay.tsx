import { Money } from '#browser/kit/display/money.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Payment } from '../contract.ts'
import { PixCopyCode } from './pix-copy-code.tsx'
import { QrCode } from '#browser/kit/display/qr-code.tsx'
import { TimeLeft } from './time-left.tsx'

type Props = { payment: Payment; brCode: string; clock: () => number }

/** Everything needed to pay: the QR code for another phone, or the code to copy into the bank's app. */
export const PixToPay = ({ payment, brCode, clock }: Props) => (
  <section aria-labelledby="pix-title" className="grid gap-6">
    <header className="grid gap-1">
      <h2 id="pix-title" className="text-2xl">
        Pague <Money amount={payment.amountCents} /> com Pix
      </h2>
      <TimeLeft until={payment.expiresAt} clock={clock} />
    </header>
    <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,15rem)_1fr] sm:gap-8">
      <figure className="mx-auto grid w-full max-w-60 gap-2 max-sm:order-last sm:mx-0">
        <QrCode text={brCode} label={`QR code do Pix de ${formatBRL(payment.amountCents)}`} />
        <figcaption className="text-center text-quiet text-xs">Ou aponte a câmera do aplicativo do banco.</figcaption>
      </figure>
      <PixCopyCode code={brCode} />
    </div>
    <div className="grid gap-3 border-line border-t pt-5">
      <p role="status" className="flex items-center gap-2.5 font-medium">
        <Spinner /> Aguardando o pagamento. Esta página muda sozinha.
      </p>
      <p className="text-quiet text-sm">
        Pode fechar e voltar quando quiser: o pagamento não se perde.
        {payment.payPageUrl && (
          <>
            {' '}
            Se preferir,{' '}
            <a className="prose-link" href={payment.payPageUrl} target="_blank" rel="noopener">
              pague na página do banco<span className="sr-only">, em outra aba</span>
            </a>
            .
          </>
        )}
      </p>
    </div>
  </section>
)
