import { apiContext } from '#browser/api.ts'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import { catalogueTopic } from '#domains/catalogue/facts.ts'
import type { Route } from './+types/plans.ts'
import { OfferPage } from './offer-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Planos mensais',
    description: 'O minuto mais barato que temos, para usar em um mês, sem renovação automática.',
    path: '/comprar/planos',
  })

export const headers = () => publicPageHeaders({ seconds: 60, topics: [catalogueTopic] })

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await context.get(apiContext)(listCatalogue, {})).filter(({ kind }) => kind === 'plan')

export default function Plans({ loaderData }: Route.ComponentProps) {
  return (
    <OfferPage
      name="Planos mensais"
      emblem="sunrise"
      title="Planos mensais"
      lead="O minuto mais barato que temos, para usar em um mês, sem renovação automática."
      items={loaderData}
    >
      <h2>As regras</h2>
      <ul>
        <li>O plano dura um mês e não se renova sozinho: no mês seguinte, só se você quiser.</li>
        <li>
          O que sobrar passa uma vez para o mês seguinte. Conversa de vez em quando? Um{' '}
          <a href="/comprar/pacotes">pacote</a> dura um ano.
        </li>
        <li>
          Valem com quem cobra até R$ 4,49 por minuto e aceita planos. O perfil de cada pessoa diz. Com quem cobra menos
          do que o minuto do plano, você gasta os créditos.
        </li>
        <li>Os minutos do plano são gastos antes dos créditos. O relógio da sala mostra quais correm.</li>
      </ul>
    </OfferPage>
  )
}
