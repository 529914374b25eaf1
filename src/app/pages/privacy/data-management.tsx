import { data } from 'react-router'
import { apiContext, isMissing } from '#browser/api.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StaticContent } from '#browser/static-content.tsx'
import { readLegalTexts, readLegalVersion } from '#domains/content/legal/contract.ts'
import { textsTopic } from '#domains/content/facts.ts'
import { MissingItem } from '../../layouts/not-found/missing-item.tsx'
import type { Route } from './+types/data-management.ts'
import { LegalChapter } from './legal-chapter.tsx'
import { LegalVersion } from './legal-version.tsx'
import { Accessibility, Company } from './notices.tsx'
import { Rights } from './rights.tsx'
import { YourAgreements } from './your-agreements.tsx'

const PATH = '/data-management'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData && 'version' in loaderData
    ? pageMeta({
        title: `${loaderData.version.title}, versão ${loaderData.version.number}`,
        description: loaderData.version.note,
        path: PATH,
        noindex: true,
      })
    : pageMeta({
        title: 'Central de privacidade',
        description:
          'Seus direitos sobre os seus dados, aviso de privacidade, termos de uso, cookies, acessibilidade e quem responde pelo site.',
        path: PATH,
      })

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** A version comes into force by time alone, so a copy of the page is kept for a minute. */
const HEADERS = publicPageHeaders({ seconds: 60, topics: [textsTopic], parameters: ['texto', 'versao'] })

/** The texts in force, or the version that the address names, with status 404 when there is none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const [text, number] = [asked.get('texto'), asked.get('versao')]
  if (text === null || number === null) return data(await api(readLegalTexts, {}), { headers: HEADERS })
  try {
    return data({ version: await api(readLegalVersion, { text, number: Number(number) }) }, { headers: HEADERS })
  } catch (error) {
    if (!isMissing(error)) throw error
    return data({ isMissing: true as const }, { status: 404 })
  }
}

const SECTIONS = [
  ['direitos', 'Seus direitos'],
  ['privacidade', 'Aviso de privacidade'],
  ['termos', 'Termos de uso'],
  ['dados-sensiveis', 'Dados sensíveis'],
  ['cookies', 'Cookies'],
  ['acessibilidade', 'Acessibilidade'],
  ['empresa', 'Quem responde'],
] as const
const ORDER = ['privacidade', 'termos', 'dados-sensiveis', 'cookies']

export default function DataManagement({ loaderData }: Route.ComponentProps) {
  if ('isMissing' in loaderData) return <MissingVersion />
  if ('version' in loaderData)
    return (
      <StaticContent>
        <LegalVersion version={loaderData.version} />
      </StaticContent>
    )
  return (
    <main className="page py-10">
      <PageHeading
        overline="Central de privacidade"
        title="Seus dados, às claras"
        lead="O que guardamos, por quê, até quando, e o que você pode fazer a respeito."
      />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Nesta página" className="lg:sticky lg:top-28 lg:self-start">
          <ol className="flex flex-wrap gap-x-5 lg:grid lg:gap-1">
            {SECTIONS.map(([id, words]) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 text-quiet hover:text-accent">
                  {words}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 gap-14">
          <YourAgreements />
          <StaticContent>
            <Rights />
            {ORDER.flatMap((name) => loaderData.texts.filter(({ text }) => text === name)).map((one) => (
              <LegalChapter key={one.text} {...one} />
            ))}
            <Accessibility />
            <Company />
          </StaticContent>
        </div>
      </div>
    </main>
  )
}

const MissingVersion = () => (
  <MissingItem
    title="Esta versão não existe"
    text="Cada versão publicada de um texto fica guardada para sempre, no endereço dela. Neste não há nenhuma."
    all={{ words: 'Ler os textos que valem agora', href: PATH }}
  >
    {null}
  </MissingItem>
)
