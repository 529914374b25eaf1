import { CopyBox } from '#browser/kit/buttons/copy-box.tsx'
import { cartPath } from '../../cart-link.rules.ts'
import type { Cart } from '../../cart/rules.ts'

/** A link that brings this cart along, because nothing of it is kept anywhere. */
export const TakeCart = ({ cart }: { cart: Cart }) => (
  <details className="mt-6 text-sm">
    <summary className="prose-link w-fit">Levar este carrinho</summary>
    <div className="mt-3 max-w-xl">
      <CopyBox
        quiet
        rows={2}
        text={location.origin + cartPath(cart)}
        words={{
          label: 'Link com estes itens',
          copy: 'Copiar o link',
          copied: 'Copiado',
          advice: 'Abra-o em outro aparelho, ou mande a alguém: quem abrir vê os preços de então.',
        }}
      />
    </div>
  </details>
)
