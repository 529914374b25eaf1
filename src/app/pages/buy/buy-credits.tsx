import { useSearchParams } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import { catalogueTopic } from '#domains/catalogue/facts.ts'
import { missingIn } from '#domains/catalogue/ui/choose/choice-address.ts'
import { CreditsForm } from '#domains/catalogue/ui/choose/credits-form.tsx'
import { pricesTopic, profilesTopic } from '#domains/consultants/facts.ts'
import { OpenOrders } from '#domains/catalogue/ui/orders/open-orders.tsx'
import { SpendingNotice } from '#domains/limits/ui/spending-notice.tsx'
import type { Route } from './+types/buy-credits.ts'
import { findPriceOf } from './find-price-of.ts'

export const meta = () =>
  pageMeta({
    title: 'Comprar créditos',
    description:
      'Um crédito vale um real, não vence e serve para qualquer consultor. A partir de R$ 50,00 há bônus. Pague com Pix ou cartão.',
    path: '/comprar/creditos',
  })

export const headers = () =>
  publicPageHeaders({
    seconds: 60,
    topics: [pricesTopic, profilesTopic, catalogueTopic],
    parameters: ['consultor', 'falta'],
  })

/** The packs, and the consultant of `?consultor=`, at whose price time is shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [api, id] = [context.get(apiContext), new URL(request.url).searchParams.get('consultor')]
  const [items, consultant] = await Promise.all([api(listCatalogue, {}), id ? findPriceOf(api, id) : undefined])
  return { packs: items.filter(({ kind }) => kind === 'credits'), consultant }
}

export default function BuyCredits({ loaderData: { packs, consultant } }: Route.ComponentProps) {
  const [address] = useSearchParams()
  const missing = missingIn(address)
  return (
    <main className="page py-10">
      <Breadcrumbs trail={[{ words: 'Comprar', href: '/comprar' }, { words: 'Créditos' }]} />
      <PageHeading
        title={consultant ? `Créditos para conversar com ${consultant.name}` : 'Comprar créditos'}
        emblem="creditos"
        lead="Um crédito vale um real, sempre. Você coloca antes e gasta só os segundos de conversa."
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
        <div className="[&>aside]:mb-8">
          <div className="mb-8 empty:hidden">
            <SpendingNotice spending={{ paid: 1n, charged: 0n }} />
          </div>
          <OpenOrders />
          <CreditsForm key={`${consultant?.id}.${missing}`} packs={packs} consultant={consultant} missing={missing} />
          <p className="mt-6 text-sm">
            <a href="/comprar/vale-presente" className="prose-link">
              É para outra pessoa? Dê um vale-presente
            </a>
          </p>
          {consultant && (
            <p className="mt-6 text-sm">
              <a href={`/comprar?consultor=${consultant.id}`} className="prose-link">
                Comparar pacotes, planos e assinaturas ao preço de {consultant.name}
              </a>
            </p>
          )}
        </div>
        <Promises />
      </div>
    </main>
  )
}

const Promises = () => (
  <aside
    aria-label="Como funcionam os créditos"
    className="border-line border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8"
  >
    <dl className="grid gap-5 text-sm">
      {PROMISES.map(([title, text]) => (
        <div key={title} className="grid gap-1">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  </aside>
)

const PROMISES = [
  ['1 crédito = R$ 1,00', 'Sem taxa e sem letra miúda: o que você paga é o que entra.'],
  ['Não vence', 'Os créditos que você pagou ficam na conta até você usar.'],
  ['O bônus fica à parte', 'É presente nosso. Vale 90 dias, é gasto primeiro, e você vê a data.'],
  ['Só o tempo dos dois', 'O relógio anda por segundo e só enquanto você e o consultor estão na conversa.'],
  ['Nada se renova sozinho', 'Cada compra precisa de um sim seu. O número do cartão fica com o banco e nunca conosco.'],
] as const
