import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { CircleUserRound } from '#browser/icons/circle-user-round.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { SHEET, SHEET_ROW } from '../bottom-bar/bar-look.ts'
import { LeaveLines } from '../bottom-bar/leave-lines.tsx'
import { type BackOfficeSection, backOfficePlaceOf } from './sections.ts'
import { WaitingCount } from './waiting-count.tsx'
import type { WaitingCounts } from './waiting-counts.tsx'

const WithWaitingCounts = lazyPart(() => import('./waiting-counts.tsx'), 'WithWaitingCounts')

type Props = { sections: readonly BackOfficeSection[]; isOpen: boolean; onClose: () => void }

/** The sections that have no place in the bar of a phone, with their parts. */
export const BackOfficeMoreSheet = ({ sections, isOpen, onClose }: Props) => (
  <Dialog open={isOpen} onClose={onClose} title="Mais" className={SHEET}>
    <Suspense fallback={<Sections sections={sections} counts={{}} />}>
      <WithWaitingCounts>{(counts) => <Sections sections={sections} counts={counts} />}</WithWaitingCounts>
    </Suspense>
    <LeaveLines />
  </Dialog>
)

function Sections({ sections, counts }: { sections: readonly BackOfficeSection[]; counts: WaitingCounts }) {
  const here = useLocation().pathname
  const current = backOfficePlaceOf(here)?.part?.href ?? here
  const row = (words: string, href: string, Icon?: BackOfficeSection['icon']) => (
    <li key={href}>
      <a
        href={href}
        aria-current={href === current ? 'page' : undefined}
        className={classes(SHEET_ROW, href === current && 'bg-sunken font-semibold')}
      >
        {Icon && <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />}
        {words}
        <WaitingCount of={counts[href]} />
      </a>
    </li>
  )
  return (
    <nav aria-label="Seu painel" className="grid gap-3">
      {sections.map(({ words, href, icon, parts }) =>
        parts.length === 1 ? (
          <ul key={href}>{row(words, href, icon)}</ul>
        ) : (
          <section key={href} aria-label={words}>
            <p aria-hidden="true" className="eyebrow mb-1 px-2">
              {words}
            </p>
            <ul className="pairs grid gap-x-4">{parts.map((part) => row(part.words, part.href))}</ul>
          </section>
        ),
      )}
      <ul>{row('Sua conta', '/admin-dashboard/conta', CircleUserRound)}</ul>
    </nav>
  )
}
