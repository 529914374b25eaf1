import { Fragment, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { LogOut } from '#browser/icons/log-out.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import type { User } from '#domains/accounts/contract.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { SECTION_NAV_PLACE } from './section-nav-place.ts'
import { currentSection, sectionsOf, shownTo, type WaitingCounts } from './sections.ts'
import { WaitingCount } from './waiting-count.tsx'

/** On a low screen the places are lower too, so that the last one is seen without scrolling. */
const ITEM =
  '-ml-px flex min-h-10 w-full items-center gap-3 whitespace-nowrap border-l-2 px-4 focus-visible:-outline-offset-2 [@media(max-height:52rem)]:min-h-8.5'
const CURRENT = 'border-metal font-semibold text-ink'
const OTHER = 'border-transparent text-quiet hover:text-accent'

const WithWaitingCounts = lazyPart(() => import('./waiting-counts.tsx'), 'WithWaitingCounts')

/**
 * Everything that the person's role has: the second level of navigation, the same on all its pages, at the side on a
 * large screen. On a smaller one the bar below has it (`bottom-bar/`).
 */
export const SectionNav = ({ user: { role } }: { user: User }) =>
  role === 'admin' ? (
    <Suspense fallback={<Sections role={role} />}>
      <WithWaitingCounts>{(counts) => <Sections role={role} counts={counts} />}</WithWaitingCounts>
    </Suspense>
  ) : (
    <Sections role={role} />
  )

function Sections({ role, counts }: { role: string; counts?: WaitingCounts }) {
  const { signOut, user } = useSession()
  const current = currentSection(role, useLocation())?.href
  return (
    <nav
      aria-label="Seu painel"
      data-print="no"
      className={classes(SECTION_NAV_PLACE, 'overflow-y-auto text-sm lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6rem)]')}
    >
      <ul className="ml-px grid grid-cols-[minmax(0,1fr)] border-line border-l">
        {shownTo(user, sectionsOf(role)).map(({ words, href, icon: Icon, group }) => (
          <Fragment key={href}>
            {group && (
              <li
                aria-hidden="true"
                className="eyebrow mt-4 mb-1 px-4 [@media(max-height:52rem)]:mt-2.5 [@media(max-height:52rem)]:mb-0.5"
              >
                {group}
              </li>
            )}
            <li>
              <a
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className={classes(ITEM, href === current ? CURRENT : OTHER)}
              >
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5 shrink-0" />
                {words}
                <WaitingCount of={counts?.[href]} />
              </a>
            </li>
          </Fragment>
        ))}
        <li className="mt-3 border-line border-t pt-1 [@media(max-height:52rem)]:mt-1.5">
          <button type="button" onClick={() => void signOut()} className={classes(ITEM, OTHER)}>
            <LogOut aria-hidden="true" strokeWidth={1.5} className="size-4.5 shrink-0" />
            Sair
          </button>
        </li>
      </ul>
    </nav>
  )
}
