import { useState } from 'react'
import { useLocation } from 'react-router'
import { Ellipsis } from '#browser/icons/ellipsis.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { shownTo } from '../dashboard/sections.ts'
import { barOf, currentPlace } from './bar-items.ts'
import { MoreSheet } from './more-sheet.tsx'
import { useIsTyping } from './use-is-typing.ts'

/** At the end of the page where the screen is too low for it (base.css has the same height). */
const BAR =
  'fixed inset-x-0 bottom-0 z-30 h-(--bottom-bar) border-line border-t bg-ground [--spacing:4px] pb-[env(safe-area-inset-bottom)] lg:hidden [@media(max-height:25rem)]:static [@media(max-height:25rem)]:h-auto'
/** Letters follow the width of the screen, so that five words stand side by side however large letters are. */
const PLACE =
  'flex min-h-14 w-full flex-col items-center justify-center gap-1 border-t-2 font-medium text-[min(0.75rem,3.1vw)] leading-tight focus-visible:-outline-offset-2 [&_svg]:size-[22px]'
const CURRENT = 'border-metal text-accent'
const OTHER = 'border-transparent text-quiet hover:text-accent'

/** What a signed-in person presses most, within reach of the thumb; below the width of a desk. */
export function BottomBar({ role }: { role: string }) {
  const here = useLocation()
  const { user } = useSession()
  const [openAt, setOpenAt] = useState<string>() // the history key where it was opened: any navigation closes it
  const isTyping = useIsTyping()
  const place = currentPlace(role, here)
  const look = (isCurrent: boolean) => classes(PLACE, isCurrent ? CURRENT : OTHER)
  return (
    <>
      <nav aria-label="Atalhos" data-print="no" className={classes(BAR, isTyping && 'invisible')}>
        <ul className="mx-auto grid h-full max-w-2xl grid-cols-5 px-1">
          {shownTo(user, barOf(role).items).map(({ words, href, icon: Icon }) => (
            <li key={href} className="min-w-0">
              <a href={href} aria-current={href === place ? 'page' : undefined} className={look(href === place)}>
                <Icon strokeWidth={1.5} aria-hidden="true" />
                {words}
              </a>
            </li>
          ))}
          <li className="min-w-0">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={place === 'mais' ? 'true' : undefined}
              onClick={() => setOpenAt(here.key)}
              className={look(place === 'mais')}
            >
              <Ellipsis strokeWidth={1.5} aria-hidden="true" />
              Mais
            </button>
          </li>
        </ul>
      </nav>
      <MoreSheet role={role} isOpen={openAt === here.key} onClose={() => setOpenAt(undefined)} />
    </>
  )
}
