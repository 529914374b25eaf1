import { data } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { findNeighbours } from '#domains/consultants/ui/neighbours/find-neighbours.ts'
import { NobodyHere } from '#domains/consultants/ui/neighbours/nobody-here.tsx'
import { typedPerson } from '#domains/consultants/ui/neighbours/typed-person.ts'
import { NotFound } from '../layouts/not-found/not-found.tsx'
import { signpostFor } from '../layouts/not-found/signposts.ts'
import type { Route } from './+types/not-found.ts'

/** Who looked for a consultant finds whom they may have meant; everybody else finds the map. */
export async function loader({ params: { '*': path }, context }: Route.LoaderArgs) {
  const typed = signpostFor(`/${path}`) ? undefined : typedPerson(path)
  return data(
    { neighbours: typed === undefined ? undefined : await findNeighbours(context.get(apiContext), typed) },
    { status: 404 },
  )
}

export const meta = () => [
  { title: 'Página não encontrada · Sensitivos' },
  { name: 'description', content: 'Não há uma página neste endereço. Daqui se chega ao que existe.' },
  { name: 'robots', content: 'noindex' },
]

export default function Missing({ loaderData: { neighbours } }: Route.ComponentProps) {
  return neighbours ? <NobodyHere neighbours={neighbours} /> : <NotFound />
}
