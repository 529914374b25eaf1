import { apiContext } from '#browser/api.ts'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StaticContent } from '#browser/static-content.tsx'
import { trustedHtml } from '#browser/trusted-types.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { sharesInWords } from '#domains/consultants/commission.rules.ts'
import { getAboutWords } from '#domains/content/contract.ts'
import { textsTopic } from '#domains/content/facts.ts'
import { readTransparency } from '#domains/reports/contract.ts'
import { TransparencyFigures } from '#domains/reports/ui/transparency-figures.tsx'
import type { Route } from './+types/about.ts'

export const meta = () =>
  pageMeta({
    title: 'Quem somos',
    description:
      'Consultas esotéricas com relógio justo: só se cobram os segundos em que os dois estiveram lá, e qualquer pessoa confere.',
    path: '/quem-somos',
  })

export const headers = () => publicPageHeaders({ seconds: 300, topics: [textsTopic] })

/** The page also renders without the figures. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [words, figures] = await Promise.all([api(getAboutWords, {}), api(readTransparency, {}).catch(() => undefined)])
  return { words, figures }
}

const VALUES = [
  [
    'O relógio é dos dois',
    'Conta o servidor, em segundos inteiros, e só enquanto cliente e consultor estão presentes. Nunca se arredonda para o minuto; o centavo que sobra é seu.',
  ],
  [
    'Queda não paga',
    'Se a rede de alguém falha, o relógio para no último instante provado. Há dois minutos para voltar à mesma conversa.',
  ],
  ['Nada entregue, nada cobrado', 'Sem uma palavra do consultor, a consulta custa zero. Ninguém precisa pedir.'],
  [
    'Conta que se confere',
    'O dinheiro anda em partidas dobradas que não se apagam. Cada recibo tem um código, e o navegador de qualquer pessoa refaz a prova.',
  ],
  ['Palavra de cliente não se edita', 'Só avalia quem consultou, uma vez por conversa. Nem a casa muda uma letra.'],
  ['Medo não vende', 'Quem ameaça, promete trazer pessoas ou vende ritual sai daqui.'],
] as const

const STEPS = [
  ['Pedido', 'A pessoa conta o que pratica, como aprendeu e quanto cobra. O CPF ou CNPJ é conferido.'],
  ['Leitura', 'Alguém da equipe lê tudo. Promessa de resultado, de cura ou de amarração é recusa na hora.'],
  [
    'Começo',
    `Entra como iniciante, com preço à vista. O nível é revisto pela equipe, e com ele cresce a parte de quem atende: ${sharesInWords()}.`,
  ],
  ['Sempre', 'A ordem da lista vem de uma fórmula publicada. Ninguém paga por posição.'],
] as const

export default function About({ loaderData: { words, figures } }: Route.ComponentProps) {
  return (
    <main>
      <StructuredData of={({ organizationSchema }) => organizationSchema()} />
      <section className="page grid items-center gap-10 py-12 lg:grid-cols-[1.2fr_1fr] lg:py-16">
        <div className="grid gap-5">
          <p className="eyebrow">Quem somos</p>
          <h1 className="text-4xl">{words.title}</h1>
          <p className="measure text-lg text-quiet">{words.lead}</p>
          <StaticContent>
            <div className="prose [&>:first-child]:mt-0" dangerouslySetInnerHTML={trustedHtml(words.html)} />
          </StaticContent>
          <p className="flex flex-wrap gap-3">
            <LinkButton href="/consultores">Conhecer os consultores</LinkButton>
            <LinkButton href="/credits-demo" variant="secondary">
              Ver como os segundos são contados
            </LinkButton>
          </p>
        </div>
        <Engraving name="hourglass" className="mx-auto w-full max-w-80" />
      </section>
      <section aria-labelledby="valores" className="border-line border-y bg-surface">
        <div className="page py-14">
          <SectionHeading id="valores" title="O que não negociamos" />
          <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {VALUES.map(([name, words]) => (
              <div key={name} className="grid content-start gap-1">
                <dt className="font-display text-xl">{name}</dt>
                <dd className="text-quiet">{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section aria-labelledby="escolha" className="page py-14">
        <SectionHeading
          id="escolha"
          title="Como alguém passa a atender aqui"
          link={{ words: 'Quero atender', href: '/cadastro-novo?quero=atender' }}
        />
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(([name, words], at) => (
            <li key={name} className="grid content-start gap-2 border-metal border-t pt-4">
              <span aria-hidden="true" className="font-display text-3xl text-metal-ink tabular-nums">
                {at + 1}
              </span>
              <h3 className="text-xl">{name}</h3>
              <p className="text-quiet">{words}</p>
            </li>
          ))}
        </ol>
      </section>
      {figures && (
        <section aria-labelledby="numeros" className="page pb-16">
          <SectionHeading
            id="numeros"
            overline="Transparência"
            title="A casa em números"
            link={{ words: 'Conferir um recibo', href: '/relatorios' }}
          />
          <TransparencyFigures figures={figures} />
        </section>
      )}
    </main>
  )
}
