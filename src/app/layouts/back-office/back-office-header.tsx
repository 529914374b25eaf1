import { Suspense } from 'react'
import { Search } from '#browser/icons/search.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { HeaderBell } from '../header/header-account.tsx'
import { ThemeToggle } from '../header/theme-toggle.tsx'
import { setSearchOpen } from './search-opening.ts'

const AccountMenu = lazyPart(() => import('./account-menu.tsx'), 'AccountMenu')
const PLACE = <span className="size-11 lg:size-10" />

/** Where one is, the search over everything, theme and account. */
export const BackOfficeHeader = ({ isOfTeam }: { isOfTeam: boolean }) => (
  <header
    className="sticky top-0 z-30 border-line border-b bg-ground max-lg:[--spacing:4px] [@media(max-height:20rem)]:static"
    data-print="no"
  >
    <div className="flex min-h-12 items-center gap-3 px-4 sm:px-6 lg:pl-4">
      <a
        href="/admin-dashboard"
        aria-label="Sensitivos, mesa da equipe"
        className="flex shrink-0 items-center gap-2 lg:w-44"
      >
        <img src="/logo.svg" alt="" width={28} height={28} className="size-7 dark:brightness-130" />
        <span className="font-display text-lg leading-none max-sm:hidden">Equipe</span>
      </a>
      {isOfTeam && <SearchField />}
      <div className="ml-auto flex shrink-0 items-center">
        <ThemeToggle />
        <HeaderBell />
        <Account />
      </div>
    </div>
  </header>
)

/** Looks like the field that it opens. */
const SearchField = () => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K /"
    onClick={() => setSearchOpen(true)}
    className="flex min-h-10 w-full min-w-0 max-w-xl items-center gap-2 rounded-md border border-edge bg-surface px-3 text-left text-quiet text-sm hover:border-accent lg:min-h-8.5"
  >
    <Search aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
    <span className="min-w-0 truncate">Buscar pessoa, CPF, pedido, protocolo…</span>
    <kbd aria-hidden="true" className="ml-auto shrink-0 font-sans text-xs max-lg:hidden">
      Ctrl K
    </kbd>
  </button>
)

function Account() {
  const { state, user } = useSession()
  if (user)
    return (
      <Suspense fallback={PLACE}>
        <AccountMenu user={user} />
      </Suspense>
    )
  return state === 'signed-out' ? (
    <LinkButton href="/login" size="sm" variant="secondary">
      Entrar
    </LinkButton>
  ) : (
    PLACE
  )
}
