import { redirect } from 'react-router'
import type { Route } from './+types/register-redirect.ts'

/** /cadastro is the old name of the registration; what it was asked with goes along. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/cadastro-novo${new URL(request.url).search}`, 301)
