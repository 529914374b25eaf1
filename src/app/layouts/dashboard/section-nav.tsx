import { useLocation } from 'react-router'
import { LogOut } from '#browser/icons/log-out.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import type { User } from '#domains/accounts/contract.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { SECTION_NAV_PLACE } from './section-nav-place.ts'
import { currentSection, sectionsOf } from './sections.ts'

/** On a low screen the places are lower too, so that the last one is seen without scrolling. */
const ITEM =
  '-ml-px flex min-h-10 w-full items-center gap-3 whitespace-nowrap border-l-2 px-4 focus-visible:-outline-offset-2 [@media(max-height:52rem)]:min-h-8.5'
const CURRENT = 'border-metal font-semibold text-ink'
const OTHER = 'border-transparent text-quiet hover:text-accent'

/**
 * Everything that the person's role has: the second level of navigation, the same on all its pages, at the side on a
 * large screen. On a smaller one the bar below has it (`bottom-bar/`).
 */
export function SectionNav({ user: { role } }: { user: User }) {
  const { signOut } = useSession()
  const current = currentSection(role, useLocation())?.href
  return (
    <nav
      aria-label="Seu painel"
      data-print="no"
      className={classes(SECTION_NAV_PLACE, 'overflow-y-auto text-sm lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6rem)]')}
    >
      <ul className="ml-px grid grid-cols-[minmax(0,1fr)] border-line border-l">
        {sectionsOf(role).map(({ words, href, icon: Icon }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={classes(ITEM, href === current ? CURRENT : OTHER)}
            >
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5 shrink-0" />
              {words}
            </a>
          </li>
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
