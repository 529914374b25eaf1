import { apiContext } from '#browser/api.ts'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import { catalogueTopic } from '#domains/catalogue/facts.ts'
import type { Route } from './+types/subscriptions.ts'
import { OfferPage } from './offer-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Assinaturas',
    description: 'Para quem volta sempre. Renova todo mês, avisa antes e se cancela em dois cliques.',
    path: '/comprar/assinaturas',
  })

export const headers = () => publicPageHeaders({ seconds: 60, topics: [catalogueTopic] })

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await context.get(apiContext)(listCatalogue, {})).filter(({ kind }) => kind === 'subscription')

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  return (
    <OfferPage
      name="Assinaturas"
      emblem="moon"
      title="Assinaturas"
      lead="Para quem volta sempre. Renova todo mês, avisa antes e se cancela em dois cliques."
      items={loaderData}
      per="por mês"
    >
      <h2>As regras</h2>
      <ul>
        <li>
          Todo mês entra mais crédito do que você paga, em bônus. Cada bônus vale 60 dias e é gasto antes do seu próprio
          saldo.
        </li>
        <li>
          Ela se renova no mesmo dia de cada mês, pelo preço que você viu: no cartão que o banco guardar, ou por um Pix
          que vai por e-mail.
        </li>
        <li>Avisamos sete e dois dias antes de cada renovação.</li>
        <li>Você cancela em dois cliques, no seu painel, sem falar com ninguém.</li>
        <li>
          Se o banco recusar, tentamos de novo 1, 3 e 5 dias depois. Não deu certo? Ela termina, sem multa e sem dívida.
        </li>
        <li>Um ano custa onze meses: depois de onze meses pagos, o seguinte é de presente.</li>
        <li>Você pode desistir do primeiro mês em até sete dias. O que não usou volta por onde veio.</li>
      </ul>
    </OfferPage>
  )
}
