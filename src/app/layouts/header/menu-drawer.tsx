import { useState } from 'react'
import { useLocation } from 'react-router'
import { Menu as MenuSign } from '#browser/icons/menu.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Drawer } from '#browser/kit/overlays/dialog.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Chevron } from '#browser/kit/layout/chevron.tsx'
import { dashboardOf } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { MENUS } from './menus.ts'
import { ThemeLine } from './theme-line.tsx'

/** The same menus behind one button, for small screens. */
export function MenuDrawer() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>() // the history key where it was opened: any navigation closes it
  return (
    <>
      <IconButton label="Abrir menu" aria-haspopup="dialog" onClick={() => setOpenAt(key)} className="-mr-2 lg:hidden">
        <MenuSign strokeWidth={1.5} />
      </IconButton>
      <Drawer open={openAt === key} onClose={() => setOpenAt(undefined)} title="Menu">
        <DrawerAccount />
        <nav aria-label="Principal" className="grid">
          {MENUS.map((menu) =>
            'href' in menu ? (
              <a
                key={menu.title}
                href={menu.href}
                className="flex min-h-12 items-center border-line border-t font-semibold text-sm tracking-[0.08em]"
              >
                {menu.title}
              </a>
            ) : (
              <details key={menu.title} name="drawer" className="group border-line border-t">
                <summary className="flex min-h-12 list-none items-center justify-between pr-1 font-semibold text-sm tracking-[0.08em]">
                  {menu.title}
                  <Chevron />
                </summary>
                <ul className="pb-3">
                  {menu.links.map(({ words, href }) => (
                    <li key={href}>
                      <a href={href} className="flex min-h-11 items-center pl-4 hover:text-accent">
                        {words}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ),
          )}
        </nav>
        <ThemeLine className="border-line border-t pt-2 sm:hidden" />
      </Drawer>
    </>
  )
}

/** Signed in: dashboard and sign-out. Signed out: sign-in and registration (spec §2). */
function DrawerAccount() {
  const { user, signOut } = useSession()
  return (
    <div className="grid grid-cols-2 gap-3">
      {user ? (
        <>
          <LinkButton href={dashboardOf(user.role)} size="sm">
            Meu Painel
          </LinkButton>
          <Button size="sm" variant="secondary" onClick={() => void signOut()}>
            Sair
          </Button>
        </>
      ) : (
        <>
          <LinkButton href="/cadastro" size="sm">
            CADASTRAR
          </LinkButton>
          <LinkButton href="/login" size="sm" variant="secondary">
            ENTRAR
          </LinkButton>
        </>
      )}
    </div>
  )
}
