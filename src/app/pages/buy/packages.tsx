import { apiContext } from '#browser/api.ts'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import { catalogueTopic } from '#domains/catalogue/facts.ts'
import type { Route } from './+types/packages.ts'
import { OfferPage } from './offer-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Pacotes de consultas',
    description: 'Minutos para um ano inteiro, por menos do que o preço do perfil.',
    path: '/comprar/pacotes',
  })

export const headers = () => publicPageHeaders({ seconds: 60, topics: [catalogueTopic] })

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await context.get(apiContext)(listCatalogue, {})).filter(({ kind }) => kind === 'package')

export default function Packages({ loaderData }: Route.ComponentProps) {
  return (
    <OfferPage
      name="Pacotes"
      emblem="chest"
      title="Pacotes de consultas"
      lead="Minutos para um ano inteiro, por menos do que o preço do perfil."
      items={loaderData}
    >
      <h2>As regras</h2>
      <ul>
        <li>
          Valem doze meses. Conversa todo mês? Um <a href="/comprar/planos">plano</a> tem o minuto mais barato.
        </li>
        <li>Você só gasta os segundos que falar. O resto continua no pacote.</li>
        <li>Valem com quem cobra até R$ 4,49 por minuto e aceita pacotes. O perfil de cada pessoa diz.</li>
        <li>Com quem cobra menos do que o minuto do pacote, você gasta os créditos, que saem mais em conta.</li>
        <li>O que sobrar no fim do prazo volta como crédito.</li>
        <li>Você pode desistir em até sete dias. O que não usou volta por onde veio.</li>
      </ul>
    </OfferPage>
  )
}
