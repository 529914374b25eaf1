import { data } from 'react-router'
import { apiContext, isMissing } from '#browser/api.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { findSuggestions } from '#domains/consultants/ui/not-found/find-suggestions.ts'
import { ProfileNotFound } from '#domains/consultants/ui/not-found/profile-not-found.tsx'
import { RequestPage } from '#domains/consultations/ui/request/request-page.tsx'
import type { Route } from './+types/chat.ts'

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const name = loaderData && 'name' in loaderData ? loaderData.name : undefined
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
    return await api(getConsultant, { id: params.consultantId })
  } catch (error) {
    if (isMissing(error)) return data({ suggestions: await findSuggestions(api, params.consultantId) }, { status: 404 })
    throw error
  }
}

export default function Chat({ loaderData }: Route.ComponentProps) {
  if ('suggestions' in loaderData) return <ProfileNotFound suggestions={loaderData.suggestions} />
  return (
    <main className="page">
      <RequestPage key={loaderData.id} consultant={loaderData} />
    </main>
  )
}
