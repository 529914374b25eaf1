import { useLocation } from 'react-router'
import { classes } from '#browser/kit/layout/classes.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { deskPlaceOf, sectionsFor } from './sections.ts'

/** The parts of a section, above its page where the rail has no place; in one row that scrolls. */
export function PartLinks() {
  const place = deskPlaceOf(useLocation().pathname, sectionsFor(useSession().user))
  if (!place || place.section.parts.length < 2) return null
  return (
    <nav
      aria-label={place.section.words}
      data-print="no"
      className="-mx-4 mb-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <ul className="flex w-max gap-1">
        {place.section.parts.map(({ words, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === place.part?.href ? 'page' : undefined}
              className={classes(
                'flex min-h-10 items-center whitespace-nowrap rounded-full px-3.5 text-sm focus-visible:-outline-offset-2',
                href === place.part?.href ? 'bg-accent-wash font-semibold text-accent' : 'text-quiet hover:text-ink',
              )}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
