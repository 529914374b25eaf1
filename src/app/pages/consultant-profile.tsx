import { data } from 'react-router'
import { ApiError, apiContext } from '#browser/api.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { Profile } from '#domains/consultants/ui/profile/profile.tsx'
import type { Route } from './+types/consultant-profile.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        { title: `${loaderData.name}, ${loaderData.title} · Sensitivos` },
        { name: 'description', content: loaderData.description },
        { property: 'og:title', content: loaderData.name },
        { property: 'og:description', content: loaderData.description },
        { tagName: 'link', rel: 'canonical', href: `/consultores/${loaderData.id}` },
      ]
    : [{ title: 'Consultor não encontrado · Sensitivos' }]

/** Serves both addresses of the spec: /consultores/{id} and /consulta/{consultantId}. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, consultantId } = params as { id?: string; consultantId?: string }
  try {
    return await context.get(apiContext)(getConsultant, { id: id ?? consultantId ?? '' })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(error.error, { status: 404 })
    throw error
  }
}

export default function ConsultantProfile({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page py-10 lg:py-14">
      <Profile consultant={loaderData} />
    </main>
  )
}
