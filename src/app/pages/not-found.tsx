import { data } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { findSuggestions } from '#domains/consultants/ui/neighbours/find-neighbours.ts'
import { ProfileNotFound } from '#domains/consultants/ui/neighbours/nobody-here.tsx'
import { consultantInPath } from '#domains/consultants/ui/neighbours/typed-person.ts'
import { NotFound } from '../layouts/not-found/not-found.tsx'
import { suggestionFor } from '../layouts/not-found/signposts.ts'
import type { Route } from './+types/not-found.ts'

/** Who looked for a consultant finds whom they may have meant; everybody else finds the map. */
export async function loader({ params: { '*': path }, context }: Route.LoaderArgs) {
  const typed = suggestionFor(`/${path}`) ? undefined : consultantInPath(path)
  return data(
    { suggestions: typed === undefined ? undefined : await findSuggestions(context.get(apiContext), typed) },
    { status: 404 },
  )
}

export const meta = () => [
  { title: 'Página não encontrada · Sensitivos' },
  { name: 'description', content: 'Não há uma página neste endereço. Daqui se chega ao que existe.' },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundPage({ loaderData: { suggestions } }: Route.ComponentProps) {
  return suggestions ? <ProfileNotFound suggestions={suggestions} /> : <NotFound />
}
