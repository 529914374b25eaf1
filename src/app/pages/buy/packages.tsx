import { apiContext } from '#browser/api.ts'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import type { Route } from './+types/packages.ts'
import { OfferPage } from './offer-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Pacotes de consultas',
    description: 'Minutos para um ano inteiro, por menos do que o preço do perfil.',
    path: '/comprar/pacotes',
  })

export const headers = () => publicPageHeaders({ seconds: 300 })

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
        <li>O tempo é contado por segundo, como sempre: o que a conversa não usar continua no pacote.</li>
        <li>
          Servem para quem cobra até R$ 4,49 por minuto e atende com pacotes, o que o perfil de cada pessoa diz. Só são
          usados onde saem mais baratos do que créditos.
        </li>
        <li>No fim do prazo, a parte não usada volta, na proporção, como crédito.</li>
        <li>Em até sete dias você pode desistir: o que não foi usado volta para o mesmo meio de pagamento.</li>
      </ul>
    </OfferPage>
  )
}
