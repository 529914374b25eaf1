import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Money } from '#browser/kit/display/money.tsx'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { CartLink } from '#domains/shop/ui/cart/cart-link.tsx'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { SECTION_NAV_PLACE } from './dashboard/personal-page.tsx'
import { SectionNav } from './dashboard/section-nav.tsx'
import { HeaderAccount, HeaderAvailability } from './header/header-account.tsx'
import { HomeLink } from './header/home-link.tsx'
import { ThemeToggle } from './header/theme-toggle.tsx'
import { OpenConsultationNotice } from './signed-in-notices.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of the dashboards, without menus and footer (spec §2): the site's header and the second level. */
export const DashboardLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <header
      className="sticky top-0 z-30 border-line border-b bg-ground [@media(max-height:20rem)]:static"
      data-print="no"
    >
      <div className="page flex min-h-16 items-center justify-between gap-2 max-lg:flex-wrap lg:min-h-18">
        <HomeLink besideBalance />
        <div className="flex items-center max-lg:ml-auto max-lg:flex-wrap max-lg:justify-end">
          <HeaderAvailability />
          <HeaderBalance />
          <div className="hidden sm:block">
            <ThemeToggle />
          </div>
          <CartLink />
          <HeaderAccount />
        </div>
      </div>
    </header>
    <OpenConsultationNotice />
    <div className="page pt-1 pb-12 lg:flex lg:items-start lg:gap-12 lg:py-12">
      <SecondLevel />
      <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1 max-lg:pt-8">
        {children}
      </main>
    </div>
    <aside
      aria-label="Aparência"
      className="page flex items-center justify-between border-line border-t py-2 text-quiet text-sm sm:hidden"
      data-print="no"
    >
      Claro ou escuro
      <ThemeToggle />
    </aside>
  </>
)

function SecondLevel() {
  const { state, user } = useSession()
  if (user) return <SectionNav user={user} />
  return state === 'loading' ? <div className={SECTION_NAV_PLACE} /> : null
}

const AMOUNT =
  'mr-1 rounded-full px-2.5 py-2 font-semibold text-sm hover:bg-accent-wash hover:text-accent sm:mr-2 sm:px-3'

/** What a client can spend, or what a consultant has earned and may take out; the team has neither. */
function HeaderBalance() {
  const { user } = useSession()
  if (user?.role === 'client') return <ClientBalance />
  return user?.role === 'consultor' ? <ConsultantBalance /> : null
}

function ClientBalance() {
  const { data } = useQuery(apiQuery(readWallet, {}))
  return (
    data && (
      <a href="/relatorios" className={AMOUNT}>
        <span className="sr-only">Saldo: </span>
        <Money amount={data.availableCents} />
      </a>
    )
  )
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
