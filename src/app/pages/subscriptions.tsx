import { apiContext } from '#browser/api.ts'
import { publicPage } from '#browser/public-page.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import type { Route } from './+types/subscriptions.ts'
import { OfferPage } from './buy/offer-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Assinaturas',
    description: 'Para quem volta sempre. Renova todo mês, avisa antes e se cancela em dois cliques.',
    path: '/comprar/assinaturas',
  })

export const headers = () => publicPage({ seconds: 300 })

export const loader = async ({ context }: Route.LoaderArgs) => (await context.get(apiContext)(listCatalogue, {})).filter(({ kind }) => kind === 'subscription')

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return (
    <OfferPage
      name="Assinaturas"
      title="Assinaturas"
      lead="Para quem volta sempre. Renova todo mês, avisa antes e se cancela em dois cliques."
      items={loaderData}
      per="por mês"
    >
      <h2>As regras</h2>
      <ul>
        <li>Avisamos sete e dois dias antes de cada renovação.</li>
        <li>Cancela-se em dois cliques, no mesmo lugar em que se assinou, sem falar com ninguém.</li>
        <li>Um ano custa dez meses.</li>
      </ul>
    </OfferPage>
  )
}
