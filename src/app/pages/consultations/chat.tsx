import { Suspense } from 'react'
import { data } from 'react-router'
import { apiContext, isMissing } from '#browser/api.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { type ConsultantProfile, getConsultant } from '#domains/consultants/contract.ts'
import { findSuggestions } from '#domains/consultants/ui/not-found/find-suggestions.ts'
import { ProfileNotFound } from '#domains/consultants/ui/not-found/profile-not-found.tsx'
import { type QueueSlot, RequestPage } from '#domains/consultations/ui/request/request-page.tsx'
import { useQueue } from '#domains/queue/ui/use-queue.ts'
import { lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { NextPeopleSection } from '../consultants/apart-from-people.tsx'
import { nextPeopleUnless } from '../consultants/read-apart.ts'
import type { Route } from './+types/chat.ts'

const QueuePanel = lazyPart(() => import('#domains/queue/ui/queue-panel.tsx'), 'QueuePanel')

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const name = loaderData && 'consultant' in loaderData ? loaderData.consultant.name : undefined
  return pageMeta({
    title: name ? `Conversar com ${name}` : 'Consultor não encontrado',
    description: name
      ? `A porta para conversar com ${name}: presença, preço do minuto e o pedido.`
      : 'Este consultor não atende aqui.',
    path: location.pathname as `/${string}`,
    noindex: true,
  })
}

/** The consultant's profile is public; balance and request are private and read in the browser. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  try {
    const consultant = await api(getConsultant, { id: params.consultantId })
    return { consultant, nextPeople: await nextPeopleUnless(consultant.status === 'online', api) }
  } catch (error) {
    if (isMissing(error)) return data({ suggestions: await findSuggestions(api, params.consultantId) }, { status: 404 })
    throw error
  }
}

export default function Chat({ loaderData }: Route.ComponentProps) {
  if ('suggestions' in loaderData) return <ProfileNotFound suggestions={loaderData.suggestions} />
  const { consultant, nextPeople } = loaderData
  return (
    <main className="page">
      <Request key={consultant.id} consultant={consultant} />
      {nextPeople && (
        <div className="mx-auto max-w-3xl pb-12">
          <NextPeopleSection {...nextPeople} />
        </div>
      )}
    </main>
  )
}

/** The queue instead of the form. */
const queuePanelOf =
  ({ id, name }: ConsultantProfile): QueueSlot['panel'] =>
  (asked) => (
    <Suspense fallback={<Skeleton className="h-44 w-full" />}>
      <QueuePanel consultantId={id} name={name} {...asked} />
    </Suspense>
  )

/** The request, or the queue of whoever talks with somebody else. */
function Request({ consultant }: { consultant: ConsultantProfile }) {
  const queue = useQueue(consultant.id)
  const comesFirst = queue?.comesFirst ?? false
  return <RequestPage consultant={consultant} queue={{ comesFirst, panel: queuePanelOf(consultant) }} />
}
