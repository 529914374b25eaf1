import { apiContext } from '#browser/api.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listPromotions } from '#domains/catalogue/coupons/contract.ts'
import { catalogueTopic } from '#domains/catalogue/facts.ts'
import { PromotionCard } from '#domains/catalogue/ui/promotion-card.tsx'
import type { Route } from './+types/promotions.ts'

export const meta = () =>
  pageMeta({
    title: 'Promoções',
    description: 'As promoções em vigor, com regra e data. Sem contagem regressiva e sem letra miúda.',
    path: '/promocoes',
  })

export const headers = () => publicPageHeaders({ seconds: 60, topics: [catalogueTopic] })

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(listPromotions, {})

export default function Promotions({ loaderData: promotions }: Route.ComponentProps) {
  return (
    <main className="page py-10">
      <PageHeading
        overline="Comprar"
        title="Promoções"
        emblem="stars"
        lead="Cada uma aqui inteira: o que se ganha, a regra e o último dia."
      />
      {promotions.length > 0 ? (
        <>
          <ul className="gallery">
            {promotions.map((promotion) => (
              <li key={promotion.code}>
                <PromotionCard promotion={promotion} />
              </li>
            ))}
          </ul>
          <p className="measure mt-6 text-quiet">
            Escreva o cupom no resumo do pedido, antes de pagar: o total muda na hora, e você decide se continua.
          </p>
        </>
      ) : (
        <EmptyState
          title="Nenhuma promoção em vigor"
          art={<Emblem name="candle" />}
          action={<LinkButton href="/comprar/creditos">Comprar créditos</LinkButton>}
        >
          O preço de todo dia já é o preço: um crédito vale um real, e você paga só os segundos conversados.
        </EmptyState>
      )}
      <div className="prose mt-12">
        <h2>Como fazemos promoções</h2>
        <ul>
          <li>Nenhuma tem contagem regressiva nem “últimas unidades”. Só uma data de começo e outra de fim.</li>
          <li>O preço cheio ao lado do desconto é o que de fato se cobrou nos trinta dias anteriores.</li>
          <li>Bônus fica à parte do que você pagou, com a data em que vence à vista, e é gasto primeiro.</li>
          <li>Cupom usado numa compra desfeita volta a valer.</li>
        </ul>
        <p>
          Quer saber quando houver outra? A <a href="/cadastre-se/newsletter">newsletter</a> avisa, no máximo uma vez
          por semana.
        </p>
      </div>
    </main>
  )
}
