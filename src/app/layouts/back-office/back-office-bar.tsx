import { useState } from 'react'
import { useLocation } from 'react-router'
import { Ellipsis } from '#browser/icons/ellipsis.ts'
import { Search } from '#browser/icons/search.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { BAR, CURRENT_PLACE, OTHER_PLACE, PLACE } from '../bottom-bar/bar-look.ts'
import { useIsTyping } from '../bottom-bar/use-is-typing.ts'
import { BackOfficeMoreSheet } from './back-office-more-sheet.tsx'
import { setSearchOpen } from './search-opening.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { type BackOfficeSection, backOfficePlaceOf, sectionsFor } from './sections.ts'

/** What the team presses most on a phone; the other sections are behind "Mais". */
const PRESSED_MOST: readonly string[] = ['/admin-dashboard', '/admin-dashboard/pessoas']

/** Hoje · Buscar · Pessoas · Mais, within reach of the thumb; on every page while somebody of the team is signed in. */
export function BackOfficeBar() {
  const here = useLocation()
  const [openAt, setOpenAt] = useState<string>() // the history key where it was opened: any navigation closes it
  const isTyping = useIsTyping()
  const sections = sectionsFor(useSession().user)
  const [today, ...beside] = sections.filter(({ href }) => PRESSED_MOST.includes(href))
  const rest = sections.filter(({ href }) => !PRESSED_MOST.includes(href))
  const place = backOfficePlaceOf(here.pathname, sections)?.section
  const isInRest = place !== undefined && rest.includes(place)
  const look = (isCurrent: boolean) => classes(PLACE, isCurrent ? CURRENT_PLACE : OTHER_PLACE)
  const link = ({ words, href, icon: Icon }: BackOfficeSection) => (
    <li key={href} className="min-w-0 flex-1">
      <a href={href} aria-current={href === place?.href ? 'page' : undefined} className={look(href === place?.href)}>
        <Icon strokeWidth={1.5} aria-hidden="true" />
        {words}
      </a>
    </li>
  )
  return (
    <>
      <nav aria-label="Atalhos" data-print="no" className={classes(BAR, isTyping && 'invisible')}>
        <ul className="mx-auto flex h-full max-w-2xl px-1">
          {today && link(today)}
          <li className="min-w-0 flex-1">
            <button type="button" aria-haspopup="dialog" onClick={() => setSearchOpen(true)} className={look(false)}>
              <Search strokeWidth={1.5} aria-hidden="true" />
              Buscar
            </button>
          </li>
          {beside.map(link)}
          <li className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={isInRest ? 'true' : undefined}
              onClick={() => setOpenAt(here.key)}
              className={look(isInRest)}
            >
              <Ellipsis strokeWidth={1.5} aria-hidden="true" />
              Mais
            </button>
          </li>
        </ul>
      </nav>
      <BackOfficeMoreSheet sections={rest} isOpen={openAt === here.key} onClose={() => setOpenAt(undefined)} />
    </>
  )
}
