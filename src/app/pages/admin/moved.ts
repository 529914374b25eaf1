import { redirect } from 'react-router'
import type { Route } from './+types/moved.ts'

/** The pages about money were beside the dashboard once; their query string is kept. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname, search } = new URL(request.url)
  return redirect(`/admin-dashboard/dinheiro/${pathname.split('/')[2]}${search}`, 301)
}
