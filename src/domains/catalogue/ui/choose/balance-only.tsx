import { Notice } from '#browser/kit/feedback/notice.tsx'
import { LEAST_AMOUNT } from '#domains/payments/rules.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'

/** Whether no Pix or card can pay it, and the balance (undefined: not known) does not: in centavos. */
export const needsCredit = (price: Centavos, available: Centavos | undefined) =>
  price < LEAST_AMOUNT && (available === undefined || available < price)

/** Where one adds credit, and comes back to the question that was being written. */
export const creditsPath = (next: string) => `/comprar/creditos?next=${encodeURIComponent(next)}`

/** An answer that costs less than the smallest payment: how it is paid all the same. */
export const BalanceOnly = ({ price, bundlesHref, next }: { price: Centavos; bundlesHref: string; next: string }) => (
  <Notice title="Esta resposta sai do seu saldo">
    Ela custa {formatBRL(price)}, e o menor Pix ou cartão é de {formatBRL(LEAST_AMOUNT)}.{' '}
    <a href={creditsPath(next)} className="prose-link">
      Adicione créditos
    </a>{' '}
    e o que sobrar continua seu, ou{' '}
    <a href={bundlesHref} className="prose-link">
      compre várias respostas de uma vez
    </a>
    . O que você escreveu fica guardado nesta aba.
  </Notice>
)
