import { data } from 'react-router'
import { ApiError, apiContext } from '#browser/api.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { Doorway } from '#domains/consultations/ui/doorway/doorway.tsx'
import type { Route } from './+types/chat.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `Conversar com ${loaderData.name} · Sensitivos` : 'Consultor não encontrado · Sensitivos' },
  { name: 'robots', content: 'noindex' },
]

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
