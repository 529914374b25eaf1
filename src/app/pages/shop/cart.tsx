import { Suspense } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { CartReview } from '#domains/shop/contract.ts'
import { cartPath } from '#domains/shop/cart-link.rules.ts'
import { clearCart, useCart } from '#domains/shop/ui/cart/cart-store.ts'
import { CartLine } from '#domains/shop/ui/cart/cart-line.tsx'
import { DeliveryForm } from '#domains/shop/ui/cart/delivery-form.tsx'
import { TakeCart } from '#domains/shop/ui/cart/take-cart.tsx'
import { CartTotals } from '#domains/shop/ui/cart/cart-totals.tsx'
import { useCartReview } from '#domains/shop/ui/cart/use-cart-review.ts'
import { useLinkedCart } from '#domains/shop/ui/cart/use-linked-cart.ts'
import { useDeliveryCep } from '#domains/shop/ui/cart/delivery-cep.ts'

/** Who buys is known in the browser alone. */
const GoodsCheckout = lazyPart(() => import('#domains/catalogue/ui/goods/goods-checkout.tsx'), 'GoodsCheckout')

export const meta = () =>
  pageMeta({
    title: 'Carrinho',
    description: 'O que você escolheu na loja, com o frete pelo CEP e o total à vista.',
    path: '/carrinho',
    noindex: true,
  })

export const headers = () => publicPageHeaders({ seconds: 300 })

export default function Cart() {
  const cart = useCart()
  const { isReading, words } = useLinkedCart()
  return (
    <main className="page py-10">
      <PageHeading
        overline="Loja"
        title="Carrinho"
        lead="Ele vale para esta visita: não guardamos nada no seu aparelho, e sair do site o esvazia."
      />
      <p role="status" className="mb-6 text-warn empty:hidden">
        {words}
      </p>
      {isReading ? (
        <Skeleton className="h-72 w-full" />
      ) : cart.length === 0 ? (
        <EmptyState
          title="O carrinho está vazio"
          art={<Emblem name="basket" />}
          action={<LinkButton href="/loja">Ver a loja</LinkButton>}
        >
          O que você escolher na loja aparece aqui, com o frete e o total antes de qualquer decisão.
        </EmptyState>
      ) : (
        <CartContents cart={cart} />
      )}
    </main>
  )
}

function CartContents({ cart }: { cart: ReturnType<typeof useCart> }) {
  const cep = useDeliveryCep()
  const { review, error, isFetching, refetch, cepFault } = useCartReview(cart, cep)
  const { user } = useSession()
  const isClient = user?.role === 'client'
  const trouble = error && !review && (
    <ErrorState title="Não foi possível calcular o total" onRetry={() => void refetch()}>
      {errorMessage(error)} O carrinho continua aqui.
    </ErrorState>
  )
  return (
    <>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Itens do carrinho">
          <ul className="-mt-5">
            {cart.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                line={review?.lines.find(({ variant }) => variant.id === item.id)}
                isMissing={review?.missing.includes(item.id) ?? false}
              />
            ))}
          </ul>
          <TakeCart cart={cart} />
          <p className="-mx-5 mt-5 flex flex-wrap justify-between">
            <LinkButton href="/loja" variant="quiet">
              Continuar na loja
            </LinkButton>
            <Button variant="quiet" onClick={clearCart}>
              Esvaziar o carrinho
            </Button>
          </p>
        </section>
        {!isClient && (
          <Card as="aside" aria-label="Resumo" aria-busy={isFetching} className="grid gap-6 lg:sticky lg:top-28">
            <DeliveryForm fault={cepFault} />
            {review ? (
              <>
                <CartTotals review={review} />
                <p className="text-quiet text-sm">
                  {review.isReady
                    ? 'Preços e estoque de agora: nada fica reservado, e nada é cobrado.'
                    : 'Confira os avisos de estoque ao lado de cada produto.'}
                </p>
              </>
            ) : (
              trouble || <Skeleton className="h-44 w-full" />
            )}
          </Card>
        )}
      </div>
      {isClient && trouble}
      {review && <Checkout cart={cart} review={review} onRefused={() => void refetch()} />}
    </>
  )
}

type CheckoutProps = { cart: ReturnType<typeof useCart>; review: CartReview; onRefused: () => void }

/** The order itself, for who is signed in; signing in brings the cart along. */
function Checkout({ cart, review, onRefused }: CheckoutProps) {
  const { state, user } = useSession()
  if (state === 'loading') return null
  if (!user) {
    const signIn = signInPathFor(cartPath(cart))
    return (
      <div className="mt-10 flex flex-wrap items-center gap-3 border-line border-t pt-8">
        <LinkButton href={signIn} size="lg">
          Entrar para comprar
        </LinkButton>
        <LinkButton href={signIn.replace('/login', '/cadastro-novo')} variant="secondary" size="lg">
          Criar conta grátis
        </LinkButton>
        <p className="text-quiet text-sm">O carrinho vai junto.</p>
      </div>
    )
  }
  if (user.role !== 'client')
    return (
      <p className="mt-10 border-line border-t pt-8 text-quiet">
        Você entrou como {user.email}, e só contas de cliente compram na loja.
      </p>
    )
  return (
    <Suspense fallback={<Skeleton className="mt-12 h-96 w-full" />}>
      <GoodsCheckout review={review} onRefused={onRefused} />
    </Suspense>
  )
}
