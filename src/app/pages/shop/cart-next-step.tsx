import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { CartReview } from '#domains/shop/contract.ts'

/** The button that goes on, or the reason why it is disabled. */
export function CartNextStep({ review, onReview }: { review: CartReview; onReview: () => void }) {
  const { state, user } = useSession()
  const disabledReason = !review.isReady
    ? 'Resolva os avisos de estoque para continuar.'
    : !review.freight
      ? 'Informe o CEP para ver o total com o frete.'
      : undefined
  if (state === 'loading') return <Button wide size="lg" busy busyWords="Um instante…" />
  if (!user)
    return (
      <div className="grid gap-2">
        <LinkButton href={signInPathFor('/carrinho')} wide>
          Entrar para revisar o pedido
        </LinkButton>
        <p className="text-quiet text-sm">O carrinho continua aqui depois que você entrar.</p>
      </div>
    )
  return (
    <div className="grid gap-2">
      <Button wide size="lg" onClick={onReview} disabled={disabledReason !== undefined}>
        Revisar o pedido
      </Button>
      {disabledReason && <p className="text-quiet text-sm">{disabledReason}</p>}
    </div>
  )
}
