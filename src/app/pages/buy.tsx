import { apiContext } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { PageHeading } from '#browser/kit/page-heading.tsx'
import { SectionHeading } from '#browser/kit/section-heading.tsx'
import { publicPage } from '#browser/public-page.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listCatalogue } from '#domains/catalogue/contract.ts'
import { perMinute } from '#domains/catalogue/rules.ts'
import { formatBRL } from '#shared/money.ts'
import type { Route } from './+types/buy.ts'

export const meta = () =>
  pageMeta({
    title: 'Formas de comprar',
    description: 'Créditos, consulta avulsa, pacotes, planos e assinaturas: compare o custo do minuto em cada forma.',
    path: '/comprar',
  })

export const headers = () => publicPage({ seconds: 300 })

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(listCatalogue, {})

const WAYS = [
  ['/comprar/creditos', 'Créditos', 'Um crédito vale um real. Você põe antes e gasta só os segundos de conversa.', true],
  ['/comprar/consultas', 'Consulta avulsa', 'Escolha a pessoa e o tempo, e veja o total antes de começar.', true],
  ['/comprar/pacotes', 'Pacotes', 'Algumas conversas de tamanho certo, por menos.', false],
  ['/comprar/planos', 'Planos mensais', 'Minutos para um mês, sem renovação automática.', false],
  ['/comprar/assinaturas', 'Assinaturas', 'Para quem volta sempre. Cancela-se em dois cliques.', false],
] as const

export default function Buy({ loaderData }: Route.ComponentProps) {
  const sized = loaderData.flatMap((item) => (item.priceCents && item.minutes ? [{ ...item, priceCents: item.priceCents, minutes: item.minutes }] : []))
  return (
    <main className="page py-10">
      <PageHeading
        overline="Comprar"
        title="Cinco formas de comprar"
        lead="Em todas, o relógio é o mesmo: por segundo, e só enquanto os dois estão na conversa."
      />
      <ul className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-3">
        {WAYS.map(([href, name, words, isOpen]) => (
          <li key={href} className="border-line border-r border-b">
            <a href={href} className="group grid h-full content-start gap-2 p-6 hover:bg-accent-wash">
              <span className="font-display text-2xl group-hover:text-accent">{name}</span>
              <span className="text-quiet">{words}</span>
              <span className="font-semibold text-sm">{isOpen ? 'Disponível hoje' : 'As vendas ainda não abriram'}</span>
            </a>
          </li>
        ))}
      </ul>
      <section aria-labelledby="comparar" className="mt-16">
        <SectionHeading
          id="comparar"
          title="Quanto custa o minuto em cada uma"
          lead="Com créditos, o minuto custa o preço de quem você escolher, à vista em cada perfil. Nas outras, quanto maior, mais barato."
        />
        <div className="prose">
          <table>
            <caption className="sr-only">Custo do minuto por forma de compra</caption>
            <thead>
              <tr>
                <th scope="col">O que</th>
                <th scope="col">Total</th>
                <th scope="col">Por minuto</th>
              </tr>
            </thead>
            <tbody>
              {sized.map(({ slug, title, priceCents, minutes }) => (
                <tr key={slug}>
                  <th scope="row">{title}</th>
                  <td>{formatBRL(priceCents)}</td>
                  <td>{formatBRL(perMinute({ price: priceCents, minutes }))}</td>
                </tr>
              ))}
            </tbody>
          </table>
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
