import { redirect } from 'react-router'
import type { Route } from './+types/register-redirect.ts'

/** /cadastro is the old address of the registration; its query string is kept. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/cadastro-novo${new URL(request.url).search}`, 301)
