import { data } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { findSuggestions } from '#domains/consultants/ui/not-found/find-suggestions.ts'
import { consultantInPath, ProfileNotFound } from '#domains/consultants/ui/not-found/profile-not-found.tsx'
import { NotFound } from '../../layouts/not-found/not-found.tsx'
import { suggestionFor } from '../../layouts/not-found/suggestions.ts'
import type { Route } from './+types/not-found.ts'

/** A mistyped consultant address gets consultants with similar names; any other the main places. */
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
