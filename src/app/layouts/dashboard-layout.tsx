import { LogOut } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Logo } from '#browser/kit/art/logo.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { MenuLink } from './header/menus.ts'
import { ThemeToggle } from './header/theme-toggle.tsx'
import { SkipLink } from './skip-link.tsx'

const LINKS_OF_ROLE: Readonly<Record<'client' | 'consultor' | 'admin', readonly MenuLink[]>> = {
  client: [
    { words: 'Consultas', href: '/sistema-consultas' },
    { words: 'Conversas', href: '/chat-room' },
    { words: 'Avaliações', href: '/avaliacoes' },
    { words: 'Extrato', href: '/relatorios' },
  ],
  consultor: [
    { words: 'Pedidos', href: '/sistema-consultas' },
    { words: 'Conversas', href: '/chat-room' },
    { words: 'Avaliações', href: '/avaliacoes' },
    { words: 'Ganhos', href: '/relatorios' },
    { words: 'Configurações', href: '/consultor/configuracoes' },
  ],
  admin: [
    { words: 'Consultores', href: '/consultores' },
    { words: 'Avaliações', href: '/avaliacoes' },
    { words: 'Depoimentos', href: '/depoimentos' },
    { words: 'Relatórios', href: '/relatorios' },
  ],
}

/** Where people with this role find their things besides the dashboard; any unknown role counts as client (spec §6). */
const dashboardLinksOf = (role: string) => LINKS_OF_ROLE[role === 'admin' || role === 'consultor' ? role : 'client']

const OnlineAlertToasts = lazy(async () => ({
  default: (await import('#domains/consultants/ui/favourites/online-alert-toast.tsx')).OnlineAlertToast,
}))

/** The frame of the dashboards, which are outside the site's layout: a link back to the site, and the sign-out. */
export const DashboardLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <OnlineAlerts />
    <header className="border-line border-b bg-ground" data-print="no">
      <div className="page flex min-h-16 items-center justify-between gap-2">
        <a href="/" aria-label="Sensitivos, página inicial" className="-ml-1 p-1">
          <Logo />
        </a>
        <div className="flex items-center">
          <ThemeToggle />
          <SignOut />
        </div>
      </div>
      <DashboardNav />
    </header>
    <main id="conteudo" tabIndex={-1} className="page py-8 sm:py-12">
      {children}
    </main>
  </>
)

function OnlineAlerts() {
  const { user } = useSession()
  return (
    user && (
      <Suspense>
        <OnlineAlertToasts personId={user.id} />
      </Suspense>
    )
  )
}

/** The row keeps its height while the session is still unknown, so that the layout does not shift. */
function DashboardNav() {
  const { state, user } = useSession()
  if (state === 'signed-out') return null
  return (
    <nav aria-label="Seu painel" className="page -mt-1 min-h-11">
      {user && (
        <ul className="-mx-2 flex flex-wrap text-sm sm:-mx-3">
          {dashboardLinksOf(user.role).map(({ words, href }) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 items-center px-2 sm:px-3 font-semibold hover:text-accent">
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function SignOut() {
  const { state, signOut } = useSession()
  if (state !== 'signed-in') return null
  return (
    <IconButton label="Sair" onClick={() => void signOut()} className="-mr-2">
      <LogOut strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  )
}
