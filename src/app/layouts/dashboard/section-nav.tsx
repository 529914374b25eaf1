import { LogOut } from 'lucide-react'
import { Fragment, lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classes } from '#browser/kit/layout/classes.ts'
import type { User } from '#domains/accounts/contract.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { SECTION_NAV_PLACE } from './personal-page.tsx'
import { countWords, currentSection, sectionsOf, type WaitingCounts } from './sections.ts'

const ITEM =
  'flex min-h-12 w-full items-center gap-3 whitespace-nowrap px-3 max-lg:border-b-2 lg:-ml-px lg:min-h-10 lg:border-l-2 lg:px-4 focus-visible:-outline-offset-2'
const CURRENT = 'border-metal font-semibold text-ink'
const OTHER = 'border-transparent text-quiet hover:text-accent'

const WithWaitingCounts = lazy(async () => ({ default: (await import('./waiting-counts.tsx')).WithWaitingCounts }))

/** Everything that the person's role has: the second level of navigation, the same on all its pages. */
export const SectionNav = ({ user: { role } }: { user: User }) =>
  role === 'admin' ? (
    <Suspense fallback={<Sections role={role} />}>
      <WithWaitingCounts>{(counts) => <Sections role={role} counts={counts} />}</WithWaitingCounts>
    </Suspense>
  ) : (
    <Sections role={role} />
  )

function Sections({ role, counts }: { role: string; counts?: WaitingCounts }) {
  const { signOut } = useSession()
  const here = useLocation()
  const current = currentSection(role, here)?.href
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => showCurrent(row.current, current), [current])
  return (
    <nav
      aria-label="Seu painel"
      data-print="no"
      className={classes(
        SECTION_NAV_PLACE,
        'text-sm lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto',
      )}
    >
      <ul
        ref={row}
        className="-mx-(--page-margin) relative flex overflow-x-auto border-line px-[calc(var(--page-margin)-0.75rem)] [scrollbar-width:none] max-lg:border-b lg:mx-0 lg:ml-px lg:grid lg:grid-cols-[minmax(0,1fr)] lg:overflow-visible lg:border-l lg:px-0"
      >
        {sectionsOf(role).map(({ words, href, icon: Icon, group }) => (
          <Fragment key={href}>
            {group && (
              <li aria-hidden="true" className="eyebrow mt-4 mb-1 px-4 max-lg:hidden">
                {group}
              </li>
            )}
            <li>
              <a
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className={classes(ITEM, href === current ? CURRENT : OTHER)}
              >
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5 shrink-0 max-lg:hidden" />
                {words}
                <Count of={counts?.[href]} />
              </a>
            </li>
          </Fragment>
        ))}
        <li className="lg:mt-4 lg:border-line lg:border-t lg:pt-2">
          <button type="button" onClick={() => void signOut()} className={classes(ITEM, OTHER)}>
            <LogOut aria-hidden="true" strokeWidth={1.5} className="size-4.5 shrink-0 max-lg:hidden" />
            Sair
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** How many wait in a section; nothing when nobody does. */
const Count = ({ of }: { of: number | undefined }) =>
  of ? (
    <span className="ml-auto rounded-full bg-metal-wash px-2 font-semibold text-metal-ink text-xs tabular-nums">
      <span className="sr-only">, esperando: </span>
      {countWords(of)}
    </span>
  ) : null

/** Scrolls the row of tabs, and nothing else, until the current one is in its middle. */
function showCurrent(row: HTMLElement | null, current: string | undefined) {
  const tab = [...(row?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === current)
  if (!row || !tab) return
  const [of, at] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += at.left + at.width / 2 - (of.left + of.width / 2)
}
