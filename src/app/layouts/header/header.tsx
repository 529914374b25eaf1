import { Logo } from '#browser/kit/art/logo.tsx'
import { CartLink } from '#domains/shop/ui/cart/cart-link.tsx'
import { HeaderAccount } from './header-account.tsx'
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
