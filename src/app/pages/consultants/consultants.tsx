import { useSearchParams } from 'react-router'
import { DeferredHydration } from '#browser/deferred-hydration.tsx'
import { apiContext } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
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
  const [{ consultantIds }, next] = await Promise.all([
    api(listWelcomeOffers, { ids: found.consultants.map(({ id }) => id) }),
    nextTimesOf(api, found.consultants),
  ])
  return { found, chips, welcomeIds: consultantIds, next }
}

export default function Consultants({ loaderData: { found, chips, welcomeIds, next } }: Route.ComponentProps) {
  const [address] = useSearchParams()
  return (
    <main className="page py-10">
      <PageHeading
        overline="Consultores"
        title="Com quem você quer conversar?"
        lead="O preço por minuto está em cada cartão. Leia os perfis com calma: olhar não custa nada."
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton href="/consultas-online" variant="secondary">
              Quem pode conversar agora
            </LinkButton>
            <LinkButton href="/agendar" variant="secondary">
              Marcar hora
            </LinkButton>
          </div>
        }
      />
      <div className="mb-8 grid gap-6">
        <SpecialtyChips address={address} />
        <DeferredHydration>
          <Filters address={address} />
        </DeferredHydration>
        <nav aria-label="Temas de conversa" className="grid gap-2">
          <p className="text-quiet text-sm">Do que você quer falar?</p>
          <NeedChips chips={chips} chosen={found.needs.map(({ slug }) => slug)} />
        </nav>
      </div>
      <DeferredHydration>
        <WelcomeOffers ids={welcomeIds}>
          <NextTimesOfCards {...next}>
            <Results found={found} address={address} chips={chips} />
          </NextTimesOfCards>
        </WelcomeOffers>
      </DeferredHydration>
    </main>
  )
}
