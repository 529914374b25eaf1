import { useSearchParams } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { Chevron } from '#browser/kit/layout/chevron.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { type Item, listCatalogue } from '#domains/catalogue/contract.ts'
import { catalogueTopic } from '#domains/catalogue/facts.ts'
import { KINDS } from '#domains/catalogue/kinds/kinds.rules.ts'
import { monthlyCosts, wayOf, WAYS } from '#domains/catalogue/recommendation.rules.ts'
import { EXAMPLE_PRICES, minutesIn, priceIn } from '#domains/catalogue/ui/advice/advice-address.ts'
import { Recommendation } from '#domains/catalogue/ui/advice/recommendation.tsx'
import { UsageQuestion } from '#domains/catalogue/ui/advice/usage-question.tsx'
import { PriceComparison } from '#domains/catalogue/ui/price-comparison.tsx'
import { pricesTopic, profilesTopic } from '#domains/consultants/facts.ts'
import { formatBRL } from '#shared/money.ts'
import type { Route } from './+types/buy.ts'
import { findPriceOf } from './find-price-of.ts'

export const meta = () =>
  pageMeta({
    title: 'Formas de comprar',
    description:
      'Quanto você conversa por mês? Uma resposta, e a conta à vista: créditos, consulta avulsa, pacote, plano ou assinatura.',
    path: '/comprar',
  })

export const headers = () =>
  publicPageHeaders({
    seconds: 60,
    topics: [pricesTopic, profilesTopic, catalogueTopic],
    parameters: ['minutos', 'preco', 'consultor'],
  })

/** The catalogue, and the consultant at whose price it is compared, when the address names one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [api, id] = [context.get(apiContext), new URL(request.url).searchParams.get('consultor')]
  const [items, consultant] = await Promise.all([api(listCatalogue, {}), id ? findPriceOf(api, id) : undefined])
  return { items, consultant }
}

const OFFERS = [
  ['/comprar/creditos', 'creditos', 'Créditos', wayOf('credits').sentence],
  [
    '/comprar/consultas',
    'conversa',
    'Consulta avulsa',
    'Escolha a pessoa e o tempo, e saiba o total antes. O que sobrar volta como crédito.',
  ],
  ['/comprar/pacotes', 'chest', 'Pacotes', wayOf('package').sentence],
  ['/comprar/planos', 'sunrise', 'Planos mensais', wayOf('plan').sentence],
  ['/comprar/assinaturas', 'moon', 'Assinaturas', wayOf('subscription').sentence],
  ['/promocoes', 'stars', 'Promoções', 'Os cupons em vigor, cada um com a regra inteira e o último dia.'],
] as const

export default function Buy({ loaderData: { items, consultant } }: Route.ComponentProps) {
  const [address] = useSearchParams()
  const minutes = minutesIn(address)
  const usage = minutes !== undefined && {
    minutes,
    pricePerMinute: consultant?.pricePerMinuteCents ?? priceIn(address),
    acceptsPackages: consultant?.acceptsPackages ?? true,
  }
  return (
    <main className="page py-10">
      <PageHeading
        overline="Comprar"
        title="Quanto você conversa por mês?"
        emblem="hourglass"
        lead={
          consultant
            ? `A conta é feita com o preço de ${consultant.name}: ${formatBRL(consultant.pricePerMinuteCents)} por minuto.`
            : 'Responda mais ou menos: dizemos o que sai melhor, e por quê.'
        }
      />
      <UsageQuestion address={address} consultant={consultant} />
      {consultant && (
        <p className="mt-4 text-sm">
          <a href={minutes ? `/comprar?minutos=${minutes}` : '/comprar'} className="prose-link">
            Comparar com o preço de outras pessoas
          </a>
          {!consultant.acceptsPackages && (
            <span className="text-quiet"> · {consultant.name} não atende com pacotes e planos.</span>
          )}
        </p>
      )}
      {usage && (
        <div className="mt-10">
          <Recommendation costs={monthlyCosts(items, usage)} usage={usage} name={consultant?.name} />
        </div>
      )}
      <section aria-labelledby="formas" className="mt-12">
        <SectionHeading id="formas" title="As cinco formas, uma frase cada" />
        <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
          {OFFERS.map(([href, emblem, name, words]) => (
            <li key={href} className="border-line border-b">
              <a
                href={href}
                className="group grid h-full grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-5 gap-y-1 py-5 hover:bg-accent-wash"
              >
                <Emblem name={emblem} className="row-span-2 size-18 lg:size-20" />
                <span className="font-display text-xl group-hover:text-accent">{name}</span>
                <span className="text-quiet text-sm">{words}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Comparison items={items} consultant={consultant} />
    </main>
  )
}

/** All prices of a minute, folded away behind the answer: with one consultant, or with the four levels of price. */
function Comparison({
  items,
  consultant,
}: {
  items: readonly Item[]
  consultant: { name: string; pricePerMinuteCents: bigint; acceptsPackages: boolean } | undefined
}) {
  const shown = consultant && !consultant.acceptsPackages ? WAYS.filter((kind) => !KINDS[kind].isPrepaid) : WAYS
  const groups = shown.map((kind) => ({
    name: wayOf(kind).plural,
    items: items.filter((item) => item.kind === kind),
  }))
  return (
    <details className="group mt-12 border-line border-y">
      <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-display text-xl hover:text-accent [&::-webkit-details-marker]:hidden">
        {consultant ? `Quanto custa o minuto de ${consultant.name} em cada uma` : 'Quanto custa o minuto em cada uma'}
        <Chevron />
      </summary>
      <div className="pb-8">
        <PriceComparison groups={groups} prices={consultant ? [consultant.pricePerMinuteCents] : EXAMPLE_PRICES} />
        <div className="measure mt-5 grid gap-2 text-quiet text-sm">
          <p>
            Em negrito, o que sai por menos do que o preço do perfil. Créditos já contam o bônus de cada valor, e
            assinaturas o bônus de cada mês. Centavos arredondados para baixo.
          </p>
          <p>
            Onde há um traço, os minutos não entram. Com quem cobra menos do que eles custam, créditos saem melhor. Com
            quem cobra acima de {formatBRL(ceilingOf(items))}, só créditos valem. Você não precisa escolher: gasta
            sempre o que sai mais barato.
          </p>
          <p>
            Como recomendamos: contamos só o que você usaria. De um plano ou assinatura, um mês; de um pacote ou de
            créditos, três. Entre duas formas, vale a que prende menos, a não ser que a outra custe 5% menos.
          </p>
        </div>
        <p className="mt-5">
          <a href="/credits-demo" className="prose-link">
            Simular o tempo segundo a segundo
          </a>
        </p>
      </div>
    </details>
  )
}

/** The highest price per minute that prepaid minutes can be used for. */
const ceilingOf = (items: readonly Item[]) =>
  items.reduce((most, { ceilingCents }) => (ceilingCents && ceilingCents > most ? ceilingCents : most), 0n)
