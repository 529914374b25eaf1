import { Logo } from '#browser/kit/art/logo.tsx'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { dashboardOf } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { CartLink } from '#domains/shop/ui/cart/cart-link.tsx'
import { MenuBar } from './menu-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export const Header = () => (
  <header className="sticky top-0 z-30 border-line border-b bg-ground" data-print="no">
    <div className="page flex min-h-16 items-center justify-between gap-2 lg:min-h-18">
      <a href="/" aria-label="Sensitivos, página inicial" className="-ml-1 p-1">
        <Logo />
      </a>
      <MenuBar />
      <div className="flex items-center">
        <div className="hidden sm:block">
          <ThemeToggle />
        </div>
        <CartLink />
        <HeaderAccount />
        <MenuDrawer />
      </div>
    </div>
  </header>
)

/** Sign-in, or the own dashboard. Keeps its space while the session is unknown, so that the layout does not shift. */
function HeaderAccount() {
  const { state, user } = useSession()
  return (
    <div className="flex justify-end sm:min-w-20">
      {user && (
        <a
          href={dashboardOf(user.role)}
          {...iconOnly(`Meu painel (${user.firstName})`)}
          className="grid size-11 place-items-center rounded-full"
        >
          <Avatar name={user.firstName} size="sm" />
        </a>
      )}
      {state === 'signed-out' && (
        <div className="hidden sm:block">
          <LinkButton href="/login" size="sm" variant="secondary">
            Entrar
          </LinkButton>
        </div>
      )}
    </div>
  )
}
