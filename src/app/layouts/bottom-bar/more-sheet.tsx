import { useLocation } from 'react-router'
import { classes } from '#browser/kit/layout/classes.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { currentSection } from '../dashboard/sections.ts'
import { barOf } from './bar-items.ts'
import { SHEET, SHEET_ROW } from './bar-look.ts'
import { LeaveLines } from './leave-lines.tsx'

type Props = { role: string; isOpen: boolean; onClose: () => void }

/** The sections that have no place in the bar, from the lower edge of the screen. */
export const MoreSheet = ({ role, isOpen, onClose }: Props) => (
  <Dialog open={isOpen} onClose={onClose} title="Mais" className={SHEET}>
    <Sections role={role} />
    <LeaveLines />
  </Dialog>
)

function Sections({ role }: { role: string }) {
  const current = currentSection(role, useLocation())?.href
  return (
    <nav aria-label="Seu painel">
      <ul className="pairs grid gap-x-4">
        {barOf(role).rest.map(({ words, href, icon: Icon }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={classes(SHEET_ROW, href === current && 'bg-sunken font-semibold')}
            >
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
