import { apiContext } from '#browser/api.ts'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import { CreditsForm } from '#domains/catalogue/ui/choose/credits-form.tsx'
import { OpenOrders } from '#domains/catalogue/ui/orders/open-orders.tsx'
import type { Route } from './+types/buy-credits.ts'

export const meta = () =>
  pageMeta({
    title: 'Comprar créditos',
    description:
      'Um crédito vale um real, não vence e serve para qualquer consultor. A partir de R$ 50,00 há bônus. Pague com Pix ou cartão.',
    path: '/comprar/creditos',
  })

export const headers = () => publicPageHeaders({ seconds: 300 })

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await context.get(apiContext)(listCatalogue, {})).filter(({ kind }) => kind === 'credits')

export default function BuyCredits({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page py-10">
      <Breadcrumbs trail={[{ words: 'Comprar', href: '/comprar' }, { words: 'Créditos' }]} />
      <PageHeading
        title="Comprar créditos"
        lead="Um crédito vale um real, sempre. Você coloca antes e gasta só os segundos de conversa."
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
        <div>
          <OpenOrders />
          <CreditsForm packs={loaderData} />
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
  ['1 crédito = R$ 1,00', 'Sem moeda própria, sem taxa de compra, sem letra miúda: o que você paga é o que entra.'],
  ['Não vence', 'Os créditos que você pagou ficam na conta até você usar.'],
  ['O bônus fica à parte', 'É presente nosso: vale 90 dias, é gasto primeiro, e a data fica sempre à vista.'],
  ['Só o tempo dos dois', 'O relógio anda por segundo e só enquanto você e o consultor estão na conversa.'],
  ['Nada se renova sozinho', 'Cada compra precisa de um sim seu. O número do cartão fica com o banco e nunca conosco.'],
] as const
