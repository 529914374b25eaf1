import { useSearchParams } from 'react-router'
import { DeferredHydration } from '#browser/deferred-hydration.tsx'
import { apiContext } from '#browser/api.ts'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { profilesTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listNeedChips, searchConsultants } from '#domains/consultants/search/contract.ts'
import { Filters } from '#domains/consultants/ui/list/filters.tsx'
import { isIndexable, LIST_PARAMETERS, searchInputOf } from '#domains/consultants/ui/list/list-address.ts'
import { NeedChips } from '#domains/consultants/ui/list/need-chips.tsx'
import { Results } from '#domains/consultants/ui/list/results.tsx'
import { SpecialtyChips } from '#domains/consultants/ui/list/specialty-chips.tsx'
import { WelcomeOffers } from '#domains/consultations/ui/request/welcome-offers.tsx'
import { NextTimesOfCards } from '#domains/scheduling/ui/next-times.tsx'
import { listWelcomeOffers } from '#domains/consultations/welcome-minutes/contract.ts'
import { freeAmong, nextTimesOf } from './agenda-of-list.ts'
import { NextPeopleSection, Programs } from './apart-from-people.tsx'
import { nextPeopleUnless, readPrograms } from './read-apart.ts'
import type { Route } from './+types/consultants.ts'

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Consultores',
    description:
      'Tarólogos, astrólogos, numerólogos, médiuns e terapeutas com preço por minuto à vista. Veja quem está online agora e leia o perfil com calma.',
    path: '/consultores',
    overline: 'Com quem conversar',
    noindex: !isIndexable(new URLSearchParams(location.search), loaderData?.found.total ?? 0),
  })

export const headers = () =>
  publicPageHeaders({ seconds: 30, topics: [presenceTopic, profilesTopic], parameters: LIST_PARAMETERS })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const search = new URL(request.url).searchParams
  const [found, chips] = await Promise.all([
    freeAmong(api, search).then((among) => api(searchConsultants, { ...searchInputOf(search), ...among })),
    api(listNeedChips, {}),
  ])
  const [{ consultantIds }, next, nextPeople, programs] = await Promise.all([
    api(listWelcomeOffers, { ids: found.consultants.map(({ id }) => id) }),
    nextTimesOf(api, found.consultants),
    nextPeopleUnless(found.page > 1 || found.consultants.some(({ status }) => status === 'online'), api),
    readPrograms(api),
  ])
  return { found, chips, welcomeIds: consultantIds, next, nextPeople, programs }
}

export default function Consultants({
  loaderData: { found, chips, welcomeIds, next, nextPeople, programs },
}: Route.ComponentProps) {
  const [address] = useSearchParams()
  return (
    <main className="page py-4 lg:py-5">
      <h1 className="mb-3 text-xl sm:text-2xl">Com quem você quer conversar?</h1>
      <div className="mb-3">
        <DeferredHydration>
          <Filters address={address} chips={chips} />
        </DeferredHydration>
      </div>
      <DeferredHydration>
        <WelcomeOffers ids={welcomeIds}>
          <NextTimesOfCards {...next}>
            <Results found={found} address={address} chips={chips} />
          </NextTimesOfCards>
        </WelcomeOffers>
      </DeferredHydration>
      {nextPeople && (
        <div className="mt-10">
          <NextPeopleSection {...nextPeople} programs="#programas" />
        </div>
      )}
      <Programs programs={programs} />
      <div className="mt-12 grid gap-6 border-line border-t pt-8">
        <nav aria-label="Temas de conversa" className="grid gap-2">
          <h2 className="text-xl">Do que você quer falar?</h2>
          <NeedChips chips={chips} chosen={found.needs.map(({ slug }) => slug)} />
        </nav>
        <div className="grid gap-2">
          <h2 className="text-xl">Por especialidade</h2>
          <SpecialtyChips address={address} />
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href="/consultas-online" className="prose-link py-1">
            Quem pode conversar agora
          </a>
          <a href="/agendar" className="prose-link py-1">
            Marcar hora
          </a>
          <a href="/test-consultores" className="prose-link py-1">
            Fazer o teste: quem combina com você
          </a>
        </p>
      </div>
    </main>
  )
}
