import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '#domains/accounts/ui/session.tsx'

const SectionNav = lazy(async () => ({ default: (await import('./section-nav.tsx')).SectionNav }))

/**
 * The place of the second level before the person is known: tabs on a small screen, a list at the side on a large one.
 * Here, because its code is loaded later.
 */
export const SECTION_NAV_PLACE = 'min-h-12 lg:w-52 lg:shrink-0'

type Props = {
  /** Visitors see it too, and the team as they do; no place is kept before the person is known. */
  isPublic?: boolean
  /** The team has a part of its own on this public page. */
  isOfTeam?: boolean
  children: ReactNode
}

/** A page of a role inside the site's layout, with the same second level as its dashboard. */
export function PersonalPage({ isPublic = false, isOfTeam = false, children }: Props) {
  const { state, user } = useSession()
  const place = <div className={SECTION_NAV_PLACE} />
  return (
    <div className="page py-10 max-lg:pt-1 lg:flex lg:items-start lg:gap-12">
      {user && !(isPublic && !isOfTeam && user.role === 'admin') && (
        <Suspense fallback={place}>
          <SectionNav user={user} />
        </Suspense>
      )}
      {state === 'loading' && !isPublic && place}
      <main className="min-w-0 flex-1 max-lg:pt-8">{children}</main>
    </div>
  )
}
