import { data } from 'react-router'
import { ApiError, apiContext } from '#browser/api.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { Profile } from '#domains/consultants/ui/profile/profile.tsx'
import { listReviews } from '#domains/reviews/contract.ts'
import { ConsultantReviews } from '#domains/reviews/ui/consultant-reviews.tsx'
import type { Route } from './+types/consultant-profile.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        { title: `${loaderData.consultant.name}, ${loaderData.consultant.title} · Sensitivos` },
        { name: 'description', content: loaderData.consultant.description },
        { property: 'og:title', content: loaderData.consultant.name },
        { property: 'og:description', content: loaderData.consultant.description },
        { tagName: 'link', rel: 'canonical', href: `/consultores/${loaderData.consultant.id}` },
      ]
    : [{ title: 'Consultor não encontrado · Sensitivos' }]

/** Serves both addresses of the spec: /consultores/{id} and /consulta/{consultantId}. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id: own, consultantId } = params as { id?: string; consultantId?: string }
  const [api, id] = [context.get(apiContext), own ?? consultantId ?? '']
  try {
    const [consultant, reviews] = await Promise.all([api(getConsultant, { id }), api(listReviews, { id })])
    return { consultant, reviews }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(error.error, { status: 404 })
    throw error
  }
}

export default function ConsultantProfile({ loaderData: { consultant, reviews } }: Route.ComponentProps) {
  return (
    <main className="page grid gap-14 py-10 lg:py-14">
      <Profile consultant={consultant} />
      <div className="lg:pr-[25.5rem]">
        <ConsultantReviews key={consultant.id} consultantId={consultant.id} consultantName={consultant.name} first={reviews} />
      </div>
    </main>
  )
}
