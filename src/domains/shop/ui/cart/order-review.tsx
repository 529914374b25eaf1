import { useEffect, useRef } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import type { CartReview } from '../../contract.ts'
import { CartTotals } from './cart-totals.tsx'

/** The order as it would be sent, and what is not possible yet. */
export function OrderReview({ review, name, onBack }: { review: CartReview; name: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="revisao" className="grid max-w-3xl gap-6">
      <h2 id="revisao" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Confira seu pedido, {name}
      </h2>
      <ul className="grid gap-2 border-line border-y py-4">
        {review.lines.map(({ product, quantity, lineCents }) => (
          <li key={product.id} className="flex justify-between gap-4">
            <span>
              <span className="tabular-nums">{quantity} ×</span> {product.name}
            </span>
            <Money amount={lineCents} />
          </li>
        ))}
      </ul>
      <CartTotals review={review} />
      <Notice tone="accent" title="O pagamento de pedidos da loja abre em breve">
        Ainda não dá para pagar nem para enviar este pedido. Nada foi cobrado e nada ficou reservado: os preços e o
        estoque acima são os de agora e podem mudar até lá. O carrinho continua aqui enquanto você estiver no site.
      </Notice>
      <Button variant="secondary" onClick={onBack} className="justify-self-start">
        Voltar ao carrinho
      </Button>
    </section>
  )
}
