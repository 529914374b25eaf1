import { apiContext } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { type Item, listCatalogue } from '#domains/catalogue/contract.ts'
import { PriceComparison } from '#domains/catalogue/ui/price-comparison.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Route } from './+types/buy.ts'

export const meta = () =>
  pageMeta({
    title: 'Formas de comprar',
    description: 'Créditos, consulta avulsa, pacotes, planos e assinaturas: compare o custo do minuto em cada forma.',
    path: '/comprar',
  })

export const headers = () => publicPageHeaders({ seconds: 300 })

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(listCatalogue, {})

const OFFERS = [
  [
    '/comprar/creditos',
    'Créditos',
    'Um crédito vale um real e não vence. Você gasta só os segundos de conversa, com quem quiser.',
  ],
  [
    '/comprar/consultas',
    'Consulta avulsa',
    'Escolha a pessoa e o tempo, e saiba o total antes. O que sobrar volta como crédito.',
  ],
  ['/comprar/pacotes', 'Pacotes', 'Minutos para um ano inteiro, por menos. O que sobrar no fim volta, na proporção.'],
  [
    '/comprar/planos',
    'Planos mensais',
    'Minutos para um mês, sem renovação automática. O que sobrar passa uma vez para o mês seguinte.',
  ],
  [
    '/comprar/assinaturas',
    'Assinaturas',
    'Para quem volta sempre: todo mês, mais crédito do que você paga. Cancela-se em dois cliques.',
  ],
  ['/promocoes', 'Promoções', 'Os cupons em vigor, cada um com a regra inteira e o último dia.'],
] as const

const COMPARED = [
  ['credits', 'Créditos'],
  ['package', 'Pacotes'],
  ['plan', 'Planos mensais'],
  ['subscription', 'Assinaturas'],
] as const

/** Prices per minute at which the four tiers begin; the comparison is computed for them. */
const EXAMPLES = [199n, 299n, 449n, 699n]

export default function Buy({ loaderData }: Route.ComponentProps) {
  const groups = COMPARED.map(([kind, name]) => ({ name, items: loaderData.filter((item) => item.kind === kind) }))
  return (
    <main className="page py-10">
      <PageHeading
        overline="Comprar"
        title="Cinco formas de comprar"
        lead="Em todas, o relógio é o mesmo: por segundo, e só enquanto os dois estão na conversa."
      />
      <ul className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-3">
        {OFFERS.map(([href, name, words]) => (
          <li key={href} className="border-line border-r border-b">
            <a href={href} className="group grid h-full content-start gap-2 p-6 hover:bg-accent-wash">
              <span className="font-display text-2xl group-hover:text-accent">{name}</span>
              <span className="text-quiet">{words}</span>
            </a>
          </li>
        ))}
      </ul>
      <section aria-labelledby="comparar" className="mt-16">
        <SectionHeading
          id="comparar"
          title="Quanto custa o minuto em cada uma"
          lead="Conforme o preço de quem você escolher. Em negrito, o que sai por menos do que o preço do perfil."
        />
        <PriceComparison groups={groups} prices={EXAMPLES} />
        <div className="measure mt-5 grid gap-2 text-quiet text-sm">
          <p>
            Créditos já contam o bônus de cada valor, e assinaturas o bônus de cada mês. Centavos arredondados para
            baixo.
          </p>
          <p>
            O traço quer dizer que os minutos não são usados ali: com quem cobra menos do que eles custam, créditos saem
            melhor; com quem cobra acima de {formatBRL(ceilingOf(loaderData))}, só créditos servem. A escolha é
            automática, sempre pelo que sai mais barato para você.
          </p>
        </div>
      </section>
      <p className="mt-10 flex flex-wrap gap-3">
        <LinkButton href="/comprar/creditos">Comprar créditos</LinkButton>
        <LinkButton href="/credits-demo" variant="secondary">
          Simular o tempo
        </LinkButton>
      </p>
    </main>
  )
}

/** The highest price per minute that prepaid minutes can be used for. */
const ceilingOf = (items: readonly Item[]) =>
  items.reduce((most, { ceilingCents }) => (ceilingCents && ceilingCents > most ? ceilingCents : most), 0n)
