import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Money } from '#browser/kit/display/money.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { lazyPart } from '#browser/late-code.ts'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { readEarnings } from '#domains/wallet/contract.ts'
import { DASHBOARD } from './dashboard/personal-page.tsx'
import { SECTION_NAV_PLACE } from './dashboard/section-nav-place.ts'
import { SectionNav } from './dashboard/section-nav.tsx'
import { isUnknownSection } from './dashboard/sections.ts'
import { HeaderAccount, HeaderAvailability, HeaderBell } from './header/header-account.tsx'
import { HomeLink } from './header/home-link.tsx'
import { ThemeToggle } from './header/theme-toggle.tsx'
import { OpenConsultationNotice } from './signed-in-notices.tsx'
import { SkipLink } from './skip-link.tsx'

/**
 * The frame of the dashboards (spec §2): a low header with what the person's role looks at all day, and the second
 * level; no menus, cart or footer. A heading is one row high here.
 */
export const DashboardLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <header
      className="sticky top-0 z-30 border-line border-b bg-ground max-lg:[--spacing:4px] [@media(max-height:20rem)]:static"
      data-print="no"
    >
      <div className="page flex min-h-14 items-center justify-between gap-2 lg:min-h-16">
        <HomeLink besideBalance />
        <div className="flex min-w-0 items-center">
          <HeaderAvailability />
          <HeaderBalance />
          <div className="max-sm:hidden">
            <ThemeToggle />
          </div>
          <HeaderBell />
          <HeaderAccount />
        </div>
      </div>
    </header>
    <OpenConsultationNotice />
    <div className="page py-6 lg:flex lg:items-start lg:gap-12 lg:py-8">
      <SecondLevel />
      <main id="conteudo" tabIndex={-1} className={classes('min-w-0 flex-1', DASHBOARD)}>
        <UnknownSection />
        {children}
      </main>
    </div>
  </>
)

function SecondLevel() {
  const { state, user } = useSession()
  if (user) return user.role === 'admin' ? null : <SectionNav user={user} />
  return state === 'loading' ? <div className={SECTION_NAV_PLACE} /> : null
}

/** A mistyped or old address shows the overview, and says so. */
function UnknownSection() {
  const { user } = useSession()
  const here = useLocation()
  if (!user || !isUnknownSection(user.role, here)) return null
  return (
    <div className="mb-8">
      <Notice tone="warn" title="Esta parte do painel não existe">
        O endereço pode ter mudado. Você está na visão geral; as outras partes estão no menu.
      </Notice>
    </div>
  )
}

const HeaderAvailable = lazyPart(() => import('./dashboard/header-available.tsx'), 'HeaderAvailable')

const AMOUNT =
  'mr-1 shrink-0 whitespace-nowrap rounded-full px-2.5 py-2 font-semibold text-[min(0.9375rem,4.2vw,20px)] hover:bg-accent-wash hover:text-accent sm:mr-2 sm:px-3'

/** What a client can spend, or what a consultant has earned and may take out; the team has neither. */
function HeaderBalance() {
  const { user } = useSession()
  if (user?.role === 'client')
    return (
      <Suspense>
        <HeaderAvailable className={AMOUNT} />
      </Suspense>
    )
  return user?.role === 'consultor' ? <ConsultantBalance /> : null
}

function ConsultantBalance() {
  const { data } = useQuery(apiQuery(readEarnings, {}))
  return (
    data && (
      <a href="/relatorios" className={`${AMOUNT} max-sm:hidden`}>
        <span className="sr-only">Livre para saque: </span>
        <Money amount={data.availableCents} />
      </a>
    )
  )
}
