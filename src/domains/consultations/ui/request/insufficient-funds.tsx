import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { FundsSummary } from './funds-summary.tsx'
import type { RequestFunds } from './request-form-state.ts'

type Props = {
  consultant: { id: string; name: string }
  price: bigint
  funds: RequestFunds
  missingCents: bigint
}

/** What is missing for three minutes, and where to add it. */
export const InsufficientFunds = ({ consultant: { id, name }, price, funds, missingCents }: Props) => (
  <div className="grid gap-5">
    <FundsSummary funds={funds} price={price} />
    <p>
      Uma conversa começa quando três minutos estão cobertos. Para falar com {name}, faltam{' '}
      <Money amount={missingCents} className="font-semibold" />.
    </p>
    <LinkButton href={`/comprar/creditos?next=/chat/${id}`} size="lg" wide>
      Adicionar créditos
    </LinkButton>
  </div>
)
