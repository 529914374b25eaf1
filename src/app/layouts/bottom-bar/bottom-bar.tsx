import { useState } from 'react'
import { useLocation } from 'react-router'
import { Ellipsis } from '#browser/icons/ellipsis.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { barOf, currentPlace } from './bar-items.ts'
import { BAR, CURRENT_PLACE, OTHER_PLACE, PLACE } from './bar-look.ts'
import { MoreSheet } from './more-sheet.tsx'
import { useIsTyping } from './use-is-typing.ts'

/** What a signed-in person presses most, within reach of the thumb; below the width of a desk. */
export function BottomBar({ role }: { role: string }) {
  const here = useLocation()
  const [openAt, setOpenAt] = useState<string>() // the history key where it was opened: any navigation closes it
  const isTyping = useIsTyping()
  const place = currentPlace(role, here)
  const look = (isCurrent: boolean) => classes(PLACE, isCurrent ? CURRENT_PLACE : OTHER_PLACE)
  return (
    <>
      <nav aria-label="Atalhos" data-print="no" className={classes(BAR, isTyping && 'invisible')}>
        <ul className="mx-auto grid h-full max-w-2xl grid-cols-5 px-1">
          {barOf(role).items.map(({ words, href, icon: Icon }) => (
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
