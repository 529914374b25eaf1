import { useSearchParams } from 'react-router'
import { apiContext, isMissing } from '#browser/api.ts'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { profilesTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import { catalogueTopic } from '#domains/catalogue/facts.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { searchConsultants } from '#domains/consultants/search/contract.ts'
import { ConsultantCard } from '#domains/consultants/ui/consultant-card.tsx'
import type { Route } from './+types/buy-consultation.ts'
import { WRITTEN_KIND } from './channel-links.tsx'
import { ChosenConsultant } from './chosen-consultant.tsx'

export const meta = () =>
  pageMeta({
    title: 'Comprar uma consulta',
    description: 'Escolha com quem, por onde e por quanto tempo, e veja o total antes de pagar.',
    path: '/comprar/consultas',
  })

export const headers = () =>
  publicPageHeaders({
    seconds: 30,
    topics: [presenceTopic, profilesTopic, catalogueTopic],
    parameters: ['consultor', 'tipo'],
  })

/** The consultant named by the address; without one, or with an unknown one, consultants to choose from. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [api, id] = [context.get(apiContext), new URL(request.url).searchParams.get('consultor')]
  const consultant = id
    ? await api(getConsultant, { id }).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
    : undefined
  const items = await api(listCatalogue, {})
  const [lengths, written, bundles] = [
    items.filter(({ kind }) => kind === 'single'),
    items.filter(({ kind }) => kind === 'written'),
    items.filter(({ kind }) => kind === 'answers'),
  ]
  const { consultants } = consultant ? { consultants: [] } : await api(searchConsultants, {})
  return {
    consultant,
    lengths,
    written,
    bundles,
    others: consultants.slice(0, 6),
    isUnknown: Boolean(id) && !consultant,
  }
}

export default function BuyConsultation({
  loaderData: { consultant, lengths, written, bundles, others, isUnknown },
}: Route.ComponentProps) {
  const [address] = useSearchParams()
  const isWritten = consultant !== undefined && ['whatsapp', WRITTEN_KIND].includes(address.get('tipo') ?? '')
  return (
    <main className="page py-10 max-sm:py-5">
      <Breadcrumbs trail={[{ words: 'Comprar', href: '/comprar' }, { words: 'Consulta avulsa' }]} />
      <div className="max-sm:[&>header]:mb-5 max-sm:[&>header]:pb-3">
        {isWritten ? (
          <PageHeading
            title="Perguntar por escrito"
            lead="Escreva agora, sem pressa e dentro do site: telefones nunca são trocados. Você paga na página seguinte."
          />
        ) : (
          <PageHeading
            title="Comprar uma consulta"
            emblem="conversa"
            lead="Com quem, por onde e por quanto tempo. Você vê o total antes, e o que não usar volta."
          />
        )}
      </div>
      {consultant ? (
        <ChosenConsultant consultant={consultant} lengths={lengths} written={written} bundles={bundles} />
      ) : (
        <>
          {isUnknown && (
            <div className="mb-8">
              <Notice tone="warn">Não encontramos a pessoa deste endereço. Escolha alguém abaixo.</Notice>
            </div>
          )}
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((one) => (
              <li key={one.id}>
                <ConsultantCard consultant={one} />
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <a href="/consultores" className="prose-link">
              Ver todos os consultores
            </a>
          </p>
        </>
      )}
    </main>
  )
}
