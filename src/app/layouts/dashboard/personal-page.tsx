import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { SECTION_NAV_PLACE } from './section-nav-place.ts'

const SectionNav = lazyPart(() => import('./section-nav.tsx'), 'SectionNav')

/** Headings and their distances, one step smaller than on the pages of the site. */
export const DASHBOARD =
  '[--text-3xl:var(--text-2xl)] [--text-3xl--line-height:var(--text-2xl--line-height)] [--heading-space:--spacing(6)]'

type Props = {
  /** Visitors see it too; no place is kept before the person is known. */
  isPublic?: boolean
  children: ReactNode
}

/** A page of a role inside the site's layout, with the same second level as its dashboard; the team has none. */
export function PersonalPage({ isPublic = false, children }: Props) {
  const { state, user } = useSession()
  const place = <div className={SECTION_NAV_PLACE} />
  return (
    <div className="page py-6 lg:flex lg:items-start lg:gap-12 lg:py-8">
      {user && user.role !== 'admin' && (
        <Suspense fallback={place}>
          <SectionNav user={user} />
        </Suspense>
      )}
      {state === 'loading' && !isPublic && place}
      <main className={`min-w-0 flex-1 ${DASHBOARD}`}>{children}</main>
    </div>
  )
}
