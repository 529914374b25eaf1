import { useSearchParams } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { profilesTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { listNeedChips, searchConsultants } from '#domains/consultants/search/contract.ts'
import { SPECIALTY_PAGES } from '#domains/consultants/ui/list/specialty-pages.ts'
import { Filters } from '#domains/consultants/ui/list/filters.tsx'
import { isIndexable, LIST_PARAMETERS, searchInputOf } from '#domains/consultants/ui/list/list-address.ts'
import { Results } from '#domains/consultants/ui/list/results.tsx'
import { WelcomeOffers } from '#domains/consultations/ui/request/welcome-offers.tsx'
import { NextTimesOfCards } from '#domains/scheduling/ui/next-times.tsx'
import { listWelcomeOffers } from '#domains/consultations/welcome-minutes/contract.ts'
import { freeAmong, nextTimesOf } from './agenda-of-list.ts'
import type { Route } from './+types/specialty.ts'

const specialtyAt = (path: string) =>
  SPECIALTY_PAGES[
    path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .pop() as keyof typeof SPECIALTY_PAGES
  ]

export const meta = ({ location, loaderData }: Route.MetaArgs) => {
  const { title, lead, path } = specialtyAt(location.pathname)
  return pageMeta({
    title,
    description: `${lead} Preço por minuto à vista, cobrança só do tempo conversado.`,
    path: path as `/${string}`,
    overline: 'Consultores',
    noindex: !isIndexable(new URLSearchParams(location.search), loaderData?.found.total ?? 0),
  })
}

export const headers = () =>
  publicPageHeaders({ seconds: 30, topics: [presenceTopic, profilesTopic], parameters: LIST_PARAMETERS })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const api = context.get(apiContext)
  const [found, chips] = await Promise.all([
    freeAmong(api, searchParams).then((among) =>
      api(searchConsultants, {
        ...searchInputOf(searchParams),
        ...among,
        specialty: [...specialtyAt(pathname).specialties],
      }),
    ),
    api(listNeedChips, {}),
  ])
  const [{ consultantIds }, next] = await Promise.all([
    api(listWelcomeOffers, { ids: found.consultants.map(({ id }) => id) }),
    nextTimesOf(api, found.consultants),
  ])
  return { found, chips, welcomeIds: consultantIds, next }
}

/** The consultants of one specialty, with an introduction. */
export default function SpecialtyPage({
  loaderData: { found, chips, welcomeIds, next },
  matches,
}: Route.ComponentProps) {
  const [address] = useSearchParams()
  const { path, name, title, lead, introduction, service } = specialtyAt(matches.at(-1)!.pathname)
  return (
    <main className="page py-4 lg:py-5">
      <StructuredData
        of={({ breadcrumbsSchema }) =>
          breadcrumbsSchema([
            { name: 'Consultores', path: '/consultores' },
            { name, path },
          ])
        }
      />
      <div className="mb-3 flex flex-wrap-reverse items-center justify-between gap-x-6 [&>nav]:mb-0">
        <h1 className="text-2xl">{title}</h1>
        <Breadcrumbs
          trail={[{ words: 'Início', href: '/' }, { words: 'Consultores', href: '/consultores' }, { words: name }]}
        />
      </div>
      <div className="mb-3">
        <Filters address={address} base={path} chips={chips} />
      </div>
      <WelcomeOffers ids={welcomeIds}>
        <NextTimesOfCards {...next}>
          <Results found={found} address={address} base={path} chips={chips} />
        </NextTimesOfCards>
      </WelcomeOffers>
      <section aria-labelledby="sobre" className="mt-12 grid gap-4 border-line border-t pt-8">
        <h2 id="sobre" className="text-2xl">
          {lead}
        </h2>
        {introduction.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
        <p>
          <a href={service} className="prose-link">
            O que é, o que não é e como costuma ser
          </a>
        </p>
      </section>
      <nav
        aria-label="Outras especialidades"
        className="mt-14 flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-6"
      >
        {Object.values(SPECIALTY_PAGES)
          .filter((other) => other.path !== path)
          .map((other) => (
            <a key={other.path} href={other.path} className="prose-link py-1">
              {other.title}
            </a>
          ))}
        <a href="/consultores" className="prose-link py-1">
          Todos os consultores
        </a>
      </nav>
    </main>
  )
}
