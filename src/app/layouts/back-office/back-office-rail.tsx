import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { classes } from '#browser/kit/layout/classes.ts'
import { lazyPart } from '#browser/late-code.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { type BackOfficeSection, backOfficePlaceOf, sectionsFor } from './sections.ts'
import { WaitingCount } from './waiting-count.tsx'
import type { WaitingCounts } from './waiting-counts.tsx'

const WithWaitingCounts = lazyPart(() => import('./waiting-counts.tsx'), 'WithWaitingCounts')

const ITEM = 'flex min-h-8 w-full items-center gap-2.5 rounded-md px-2.5 focus-visible:-outline-offset-2'
const CURRENT = 'bg-accent-wash font-semibold text-accent'
const OTHER = 'text-quiet hover:bg-sunken hover:text-ink'

/** The sections at the side of a large screen, with the parts of the one that is open. Smaller ones have the bar. */
export const BackOfficeRail = ({ isKnown }: { isKnown: boolean }) => (
  <nav
    aria-label="Seu painel"
    data-print="no"
    className="sticky top-12 h-[calc(100dvh-3rem-1px)] w-52 shrink-0 overflow-y-auto border-line border-r p-3 text-sm [--text-sm:0.875rem] max-lg:hidden"
  >
    {isKnown && (
      <Suspense fallback={<Sections counts={{}} />}>
        <WithWaitingCounts>{(counts) => <Sections counts={counts} />}</WithWaitingCounts>
      </Suspense>
    )}
  </nav>
)

function Sections({ counts }: { counts: WaitingCounts }) {
  const sections = sectionsFor(useSession().user)
  const place = backOfficePlaceOf(useLocation().pathname, sections)
  return (
    <ul className="grid gap-0.5">
      {sections.map((section) => {
        const isOpen = section === place?.section
        return (
          <li key={section.href}>
            <Item
              section={section}
              isCurrent={isOpen && place?.part === section.parts[0]}
              isOpen={isOpen}
              counts={counts}
            />
            {isOpen && section.parts.length > 1 && (
              <ul className="mt-0.5 mb-1.5 ml-[1.1875rem] grid border-line border-l pl-2">
                {section.parts.map(({ words, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      aria-current={href === place?.part?.href ? 'page' : undefined}
                      className={classes(
                        ITEM,
                        'min-h-7.5',
                        href === place?.part?.href ? 'font-semibold text-ink' : OTHER,
                      )}
                    >
                      {words}
                      <WaitingCount of={counts[href]} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type ItemProps = { section: BackOfficeSection; isCurrent: boolean; isOpen: boolean; counts: WaitingCounts }

/** A closed section counts what waits in all of its parts. */
const Item = ({ section: { words, href, icon: Icon, parts }, isCurrent, isOpen, counts }: ItemProps) => (
  <a
    href={href}
    aria-current={isCurrent && parts.length === 1 ? 'page' : isOpen ? 'true' : undefined}
    className={classes(ITEM, isOpen ? CURRENT : OTHER)}
  >
    <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5 shrink-0" />
    {words}
    {(!isOpen || parts.length === 1) && <WaitingCount of={waitingIn(parts, counts)} />}
  </a>
)

/** The first part of a section is the section: of Hoje it counts everything already. */
const waitingIn = ([first, ...others]: BackOfficeSection['parts'], counts: WaitingCounts) =>
  counts[first?.href ?? ''] ?? others.reduce((sum, { href }) => sum + (counts[href] ?? 0), 0)
