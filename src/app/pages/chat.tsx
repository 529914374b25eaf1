import { data } from 'react-router'
import { ApiError, apiContext } from '#browser/api.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { Doorway } from '#domains/consultations/ui/doorway/doorway.tsx'
import type { Route } from './+types/chat.ts'

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? `Conversar com ${loaderData.name}` : 'Consultor não encontrado',
    description: loaderData ? `A porta para conversar com ${loaderData.name}: presença, preço do minuto e o pedido.` : 'Este consultor não atende aqui.',
    path: location.pathname as `/${string}`,
    noindex: true,
  })

/** Who is behind the door is public; the balance and the request are read in the browser. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return await context.get(apiContext)(getConsultant, { id: params.consultantId })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(error.error, { status: 404 })
    throw error
  }
}

export default function Chat({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page">
      <Doorway key={loaderData.id} consultant={loaderData} />
    </main>
  )
}
