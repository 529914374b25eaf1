import { CartLink } from '#domains/shop/ui/cart/cart-link.tsx'
import { HeaderAccount, HeaderAvailability, HeaderBell } from './header-account.tsx'
import { HomeLink } from './home-link.tsx'
import { MenuBar } from './menu-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export const Header = () => (
  <header
    className="sticky top-0 z-30 border-line border-b bg-ground max-lg:[--spacing:4px] [@media(max-height:20rem)]:static"
    data-print="no"
  >
    <div className="page flex min-h-16 items-center justify-between gap-2 lg:min-h-18">
      <HomeLink />
      <MenuBar />
      <div className="flex min-w-0 items-center">
        <HeaderAvailability />
        <div className="hidden sm:block">
          <ThemeToggle />
        </div>
        <CartLink />
        <HeaderBell />
        <HeaderAccount />
        <MenuDrawer />
      </div>
    </div>
  </header>
)
