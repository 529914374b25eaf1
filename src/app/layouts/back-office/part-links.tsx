import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classes } from '#browser/kit/layout/classes.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { backOfficePlaceOf, sectionsFor } from './sections.ts'

/** The parts of a section, above its page where the rail has no place; in one row that scrolls. */
export function PartLinks() {
  const current = useRef<HTMLAnchorElement>(null)
  const place = backOfficePlaceOf(useLocation().pathname, sectionsFor(useSession().user))
  const here = place?.part?.href
  useEffect(() => {
    if (here) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [here])
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
              ref={href === here ? current : undefined}
              aria-current={href === here ? 'page' : undefined}
              className={classes(
                'flex min-h-10 items-center whitespace-nowrap rounded-full px-3.5 text-sm focus-visible:-outline-offset-2',
                href === here ? 'bg-accent-wash font-semibold text-accent' : 'text-quiet hover:text-ink',
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
