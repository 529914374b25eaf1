import { data } from 'react-router'
import { Apart } from '#browser/apart.tsx'
import { apiContext, isMissing } from '#browser/api.ts'
import { publicPage } from '#browser/public-page.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { breadcrumbs, consultantThings } from '#browser/seo/things.ts'
import { Still } from '#browser/still.tsx'
import { getConsultant, type ConsultantProfile as Shown } from '#domains/consultants/contract.ts'
import { specialtyNames } from '#domains/consultants/rules.ts'
import { findNeighbours } from '#domains/consultants/ui/neighbours/find-neighbours.ts'
import { NobodyHere } from '#domains/consultants/ui/neighbours/nobody-here.tsx'
import { Profile } from '#domains/consultants/ui/profile/profile.tsx'
import { WelcomeNote } from '#domains/consultations/ui/doorway/welcome-note.tsx'
import { type PublicRecord, readRecord } from '#domains/consultations/record/contract.ts'
import { PublicFigures } from '#domains/consultations/ui/record/public-figures.tsx'
import { listReviews } from '#domains/reviews/contract.ts'
import { ConsultantReviews } from '#domains/reviews/ui/consultant-reviews.tsx'
import type { OutputOf } from '#shared/contract.ts'
import { signpostFor } from '../layouts/not-found/signposts.ts'
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

/** The loader knows whose page it is, and so which facts make it old. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Serves both addresses of the spec: /consultores/{id} and /consulta/{consultantId}. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: own, consultantId } = params as { id?: string; consultantId?: string }
  const [api, id] = [context.get(apiContext), own ?? consultantId ?? '']
  if (signpostFor(new URL(request.url).pathname)) throw data(null, { status: 404 })
  try {
    const [consultant, reviews, record] = await Promise.all([
      api(getConsultant, { id }),
      api(listReviews, { id }),
      api(readRecord, { id }),
    ])
    return data(
      { consultant, reviews, record },
      { headers: publicPage({ topics: [`presence:${id}`, `reviews:${id}`, `prices:${id}`] }) },
    )
  } catch (error) {
    if (isMissing(error)) return data({ neighbours: await findNeighbours(api, id) }, { status: 404 })
    throw error
  }
}

export default function ConsultantProfile({ loaderData }: Route.ComponentProps) {
  return 'consultant' in loaderData ? <Somebody {...loaderData} /> : <NobodyHere neighbours={loaderData.neighbours} />
}

type Known = { consultant: Shown; reviews: OutputOf<typeof listReviews>; record: PublicRecord }

const Somebody = ({ consultant, reviews, record }: Known) => (
  <main className="page grid gap-14 py-10 lg:py-14">
    <StructuredData data={thingsOf(consultant)} />
    <Profile consultant={consultant} offer={<WelcomeNote consultant={consultant} untilKnown />}>
      <Still key={consultant.id}>
        <PublicFigures record={record} name={consultant.name} />
      </Still>
    </Profile>
    <div className="lg:pr-[25.5rem]">
      <Apart>
        <ConsultantReviews
          key={consultant.id}
          consultantId={consultant.id}
          consultantName={consultant.name}
          first={reviews}
        />
      </Apart>
    </div>
  </main>
)

function thingsOf(consultant: Shown) {
  const path = `/consultores/${consultant.id}`
  const steps = [
    { name: 'Consultores', path: '/consultores' },
    { name: consultant.name, path },
  ]
  return [
    ...consultantThings({ ...consultant, path, serviceType: specialtyNames[consultant.specialty] }),
    breadcrumbs(steps),
  ]
}
