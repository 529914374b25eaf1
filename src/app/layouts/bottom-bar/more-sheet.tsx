import { Fragment, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { LogOut } from '#browser/icons/log-out.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { currentSection, shownTo, type WaitingCounts } from '../dashboard/sections.ts'
import { WaitingCount } from '../dashboard/waiting-count.tsx'
import { ThemeLine } from '../header/theme-line.tsx'
import { barOf } from './bar-items.ts'

const WithWaitingCounts = lazyPart(() => import('../dashboard/waiting-counts.tsx'), 'WithWaitingCounts')

type Props = { role: string; isOpen: boolean; onClose: () => void }

/** The sections that have no place in the bar, from the lower edge of the screen. */
export const MoreSheet = ({ role, isOpen, onClose }: Props) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    title="Mais"
    className="mx-auto mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full max-w-2xl rounded-t-lg border-line border-t pb-[env(safe-area-inset-bottom)] transition-transform duration-200 ease-out starting:translate-y-6"
  >
    {role === 'admin' ? (
      <Suspense fallback={<Sections role={role} />}>
        <WithWaitingCounts>{(counts) => <Sections role={role} counts={counts} />}</WithWaitingCounts>
      </Suspense>
    ) : (
      <Sections role={role} />
    )}
    <Leave />
  </Dialog>
)

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-left text-sm hover:bg-accent-wash hover:text-accent'

function Sections({ role, counts }: { role: string; counts?: WaitingCounts }) {
  const current = currentSection(role, useLocation())?.href
  const { user } = useSession()
  return (
    <nav aria-label="Seu painel">
      <ul className="pairs grid gap-x-4">
        {shownTo(user, barOf(role).rest).map(({ words, href, icon: Icon, group }) => (
          <Fragment key={href}>
            {group && (
              <li aria-hidden="true" className="eyebrow col-span-full mt-3 mb-1 px-2 first:mt-0">
                {group}
              </li>
            )}
            <li>
              <a
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className={classes(ROW, href === current && 'bg-sunken font-semibold')}
              >
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
                {words}
                <WaitingCount of={counts?.[href]} />
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

function Leave() {
  const { signOut } = useSession()
  return (
    <div className="pairs grid items-center gap-x-4 border-line border-t pt-2">
      <ThemeLine className="px-2" />
      <button type="button" onClick={() => void signOut()} className={ROW}>
        <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        Sair
      </button>
    </div>
  )
}
