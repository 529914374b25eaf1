import { Suspense } from 'react'
import { data } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { DeferredHydration } from '#browser/deferred-hydration.tsx'
import { apiContext, isMissing } from '#browser/api.ts'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pricesTopic, profilesTopic, reviewsTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { StaticContent } from '#browser/static-content.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { getConsultant, type ConsultantProfile as Shown } from '#domains/consultants/contract.ts'
import { specialtyNames } from '#domains/consultants/rules.ts'
import { findSuggestions } from '#domains/consultants/ui/not-found/find-suggestions.ts'
import { ProfileNotFound } from '#domains/consultants/ui/not-found/profile-not-found.tsx'
import { Profile } from '#domains/consultants/ui/profile/profile.tsx'
import { useProfileReload } from '#domains/consultants/ui/profile-updates.ts'
import { WelcomeNote } from '#domains/consultations/ui/request/welcome-note.tsx'
import { type ConsultantStatistics, readConsultantStatistics } from '#domains/consultations/statistics/contract.ts'
import { StatisticsPanel } from '#domains/consultations/ui/statistics-panel.tsx'
import { listReviews } from '#domains/reviews/contract.ts'
import { ConsultantReviews } from '#domains/reviews/ui/consultant-reviews.tsx'
import { listNextSlots } from '#domains/scheduling/hours/contract.ts'
import { NextTimes, NextTimesOfCards } from '#domains/scheduling/ui/next-times.tsx'
import { SHORTEST_BOOKING } from '#domains/scheduling/rules.ts'
import type { OutputOf } from '#shared/contract.ts'
import { suggestionFor } from '../../layouts/not-found/suggestions.ts'
import type { Route } from './+types/consultant-profile.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData || !('consultant' in loaderData))
    return [{ title: 'Consultor não encontrado · Sensitivos' }, { name: 'robots', content: 'noindex' }]
  const { id, name, title, description, imageUrl, specialty } = loaderData.consultant
  return pageMeta({
    title: `${name}, ${title}`,
    description,
    path: `/consultores/${id}`,
    type: 'profile',
    overline: specialtyNames[specialty],
    portrait: imageUrl,
  })
}

/** The loader knows whose page it is, and so which facts invalidate the cached page. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Serves both addresses of the spec: /consultores/{id} and /consulta/{consultantId}. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: own, consultantId } = params as { id?: string; consultantId?: string }
  const [api, id] = [context.get(apiContext), own ?? consultantId ?? '']
  if (suggestionFor(new URL(request.url).pathname)) throw data(null, { status: 404 })
  try {
    const [consultant, reviews, statistics, agendas] = await Promise.all([
      api(getConsultant, { id }),
      api(listReviews, { id }),
      api(readConsultantStatistics, { id }),
      api(listNextSlots, { ids: [id], minutes: SHORTEST_BOOKING }),
    ])
    return data(
      { consultant, reviews, statistics, agenda: { now: new Date(), slots: agendas.consultants[0]?.slots ?? [] } },
      {
        headers: publicPageHeaders({
          topics: [presenceTopic(id), reviewsTopic(id), pricesTopic(id), profilesTopic(id)],
        }),
      },
    )
  } catch (error) {
    if (isMissing(error)) return data({ suggestions: await findSuggestions(api, id) }, { status: 404 })
    throw error
  }
}

export default function ConsultantProfile({ loaderData }: Route.ComponentProps) {
  return 'consultant' in loaderData ? (
    <KnownConsultant {...loaderData} />
  ) : (
    <ProfileNotFound suggestions={loaderData.suggestions} />
  )
}

const ClientSharingSettings = lazyPart(
  () => import('#domains/clients/ui/client-sharing-settings.tsx'),
  'ClientSharingSettings',
)

/** What only this client decides; nothing of it is on the cached page. */
function OwnChoices({ consultant: { id, name } }: { consultant: Shown }) {
  const { user } = useSession()
  if (user?.role !== 'client') return null
  return (
    <Suspense>
      <ClientSharingSettings id={id} name={name} />
    </Suspense>
  )
}

type ProfileData = {
  consultant: Shown
  reviews: OutputOf<typeof listReviews>
  statistics: ConsultantStatistics
  agenda: { now: Date; slots: Date[] }
}

function KnownConsultant({ consultant, reviews, statistics, agenda }: ProfileData) {
  useProfileReload(consultant.id)
  return (
    <main className="page grid gap-14 py-6 lg:py-10">
      <StructuredData
        of={({ breadcrumbsSchema, consultantSchema }) => {
          const path = `/consultores/${consultant.id}`
          const serviceType = specialtyNames[consultant.specialty]
          const trail = [
            { name: 'Consultores', path: '/consultores' },
            { name: consultant.name, path },
          ]
          return [...consultantSchema({ ...consultant, path, serviceType }), breadcrumbsSchema(trail)]
        }}
      />
      <NextTimesOfCards now={agenda.now} first={agenda.slots.slice(0, 1).map((at) => ({ id: consultant.id, at }))}>
        <Profile
          consultant={consultant}
          offer={<WelcomeNote consultant={consultant} untilKnown />}
          agenda={
            agenda.slots.length > 0 && <NextTimes consultantId={consultant.id} name={consultant.name} {...agenda} />
          }
          reviews={
            !consultant.isAutomatic && (
              <DeferredHydration>
                <ConsultantReviews
                  key={consultant.id}
                  consultantId={consultant.id}
                  consultantName={consultant.name}
                  first={reviews}
                />
              </DeferredHydration>
            )
          }
        >
          <StaticContent key={consultant.id}>
            <StatisticsPanel statistics={statistics} name={consultant.name} />
          </StaticContent>
        </Profile>
      </NextTimesOfCards>
      <div className="grid justify-items-start gap-6 lg:pr-[25.5rem]">
        <OwnChoices consultant={consultant} />
        <ReportLink kind="profile" id={consultant.id} words="Denunciar este perfil" name={`de ${consultant.name}`} />
      </div>
    </main>
  )
}
