import type { ReactNode } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { SkipLink } from '../skip-link.tsx'
import { BackOfficeHeader } from './back-office-header.tsx'
import { BackOfficeRail } from './back-office-rail.tsx'
import { PartLinks } from './part-links.tsx'

/** A tool for a whole day: everything one or two steps smaller than on the site. Fields keep 16 px on a phone. */
const DENSE =
  'text-base [--heading-space:--spacing(3)] [--text-3xl--line-height:1.3] [--text-3xl:1.25rem] [--text-2xl:1.125rem] [--text-xl:1.0625rem] [--text-lg:1rem] lg:[--text-base:0.9375rem] lg:[--text-sm:0.875rem]'

/** The frame of the back office: a low header with the search, the sections at the side, no menus of the site. */
export function BackOfficeLayout({ children }: { children: ReactNode }) {
  const { state, user } = useSession()
  const isOfTeam = user?.role === 'admin'
  return (
    <>
      <SkipLink />
      <BackOfficeHeader isOfTeam={isOfTeam} />
      <div className="lg:flex lg:items-start">
        {(isOfTeam || state === 'loading') && <BackOfficeRail isKnown={isOfTeam} />}
        <main id="conteudo" tabIndex={-1} className={classes('min-w-0 flex-1 px-4 py-4 sm:px-6 lg:py-5', DENSE)}>
          {isOfTeam && <PartLinks />}
          {children}
        </main>
      </div>
    </>
  )
}
