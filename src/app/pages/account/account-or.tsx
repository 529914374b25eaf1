import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { User } from '#domains/accounts/contract.ts'

const MyAccount = lazy(async () => ({ default: (await import('./my-account.tsx')).MyAccount }))

/** Anchors of the dashboard that have moved to the account; links in mails and bookmarks still name them. */
const MOVED = ['#email', '#acessos']

/** The account at `?secao=conta` of a dashboard, otherwise the dashboard. */
export function AccountOr({ user, children }: { user: User; children: ReactNode }) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  if (search.size === 0 && MOVED.includes(hash)) return <Navigate to={`?secao=conta${hash}`} replace />
  if (search.get('secao') !== 'conta') return children
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <MyAccount user={user} />
    </Suspense>
  )
}
