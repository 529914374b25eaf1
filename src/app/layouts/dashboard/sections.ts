import type { Icon } from '#browser/create-icon.tsx'
import { Banknote } from '#browser/icons/banknote.ts'
import { Bell } from '#browser/icons/bell.ts'
import { CalendarDays } from '#browser/icons/calendar-days.ts'
import { Gauge } from '#browser/icons/gauge.ts'
import { Hourglass } from '#browser/icons/hourglass.ts'
import { House } from '#browser/icons/house.ts'
import { Leaf } from '#browser/icons/leaf.ts'
import { MessagesSquare } from '#browser/icons/messages-square.ts'
import { Package } from '#browser/icons/package.ts'
import { ReceiptText } from '#browser/icons/receipt-text.ts'
import { Settings2 } from '#browser/icons/settings-2.ts'
import { Star } from '#browser/icons/star.ts'
import { UserRound } from '#browser/icons/user-round.ts'
import { UsersRound } from '#browser/icons/users-round.ts'
import { Wallet } from '#browser/icons/wallet.ts'
import { dashboardOf } from '#domains/accounts/rules.ts'

/** A place of one role: a page, or a part of its dashboard (`?secao=`). */
export type Section = { words: string; href: string; icon: Icon }

const account = (dashboard: string): Section => ({ words: 'Conta', href: `${dashboard}?secao=conta`, icon: UserRound })

const notices = (dashboard: string): Section => ({ words: 'Avisos', href: `${dashboard}?secao=avisos`, icon: Bell })

const CLIENT: readonly Section[] = [
  { words: 'Visão geral', href: '/client-dashboard', icon: House },
  { words: 'Em andamento', href: '/sistema-consultas', icon: Hourglass },
  { words: 'Agenda', href: '/client-dashboard?secao=agenda', icon: CalendarDays },
  { words: 'Conversas', href: '/chat-room', icon: MessagesSquare },
  { words: 'Compras', href: '/client-dashboard?secao=compras', icon: Package },
  { words: 'Extrato', href: '/relatorios', icon: ReceiptText },
  { words: 'Avaliações', href: '/avaliacoes', icon: Star },
  { words: 'Autocuidado', href: '/client-dashboard?secao=cuidado', icon: Leaf },
  notices('/client-dashboard'),
  account('/client-dashboard'),
]

const CONSULTANT: readonly Section[] = [
  { words: 'Visão geral', href: '/consultant-dashboard', icon: House },
  { words: 'Pedidos', href: '/sistema-consultas', icon: Hourglass },
  { words: 'Agenda', href: '/consultant-dashboard?secao=agenda', icon: CalendarDays },
  { words: 'Conversas', href: '/chat-room', icon: MessagesSquare },
  { words: 'Clientes', href: '/consultant-dashboard?secao=clientes', icon: UsersRound },
  { words: 'Ganhos', href: '/relatorios', icon: Wallet },
  { words: 'Saques', href: '/consultant-dashboard?secao=saques', icon: Banknote },
  { words: 'Avaliações', href: '/avaliacoes', icon: Star },
  { words: 'Qualidade', href: '/consultant-dashboard?secao=qualidade', icon: Gauge },
  { words: 'Configurações', href: '/consultor/configuracoes', icon: Settings2 },
  notices('/consultant-dashboard'),
  account('/consultant-dashboard'),
]

/** Everything that this role has; any unknown role counts as client (spec §6). The team has a back office. */
export const sectionsOf = (role: string) => (role === 'consultor' ? CONSULTANT : CLIENT)

/** The section of this address. One order belongs to the purchases, one written question to the conversations. */
export function currentSection(role: string, { pathname, search }: { pathname: string; search: string }) {
  const dashboard = dashboardOf(role)
  const query = new URLSearchParams(search)
  const part = query.has('pedido') ? 'compras' : query.get('secao')
  const href =
    pathname !== dashboard
      ? pathname
      : query.has('pergunta')
        ? '/chat-room'
        : part
          ? `${dashboard}?secao=${part}`
          : dashboard
  const sections = sectionsOf(role)
  return sections.find((section) => section.href === href) ?? sections.find((section) => section.href === pathname)
}

/** Whether this address names a part of the dashboard that there is none of: its page shows the overview. */
export function isUnknownSection(role: string, here: { pathname: string; search: string }) {
  const query = new URLSearchParams(here.search)
  const part = query.get('secao')
  if (here.pathname !== dashboardOf(role) || !part || query.has('pedido') || query.has('pergunta')) return false
  return !sectionsOf(role).some(({ href }) => href === `${here.pathname}?secao=${part}`)
}

/** The title of a part of a dashboard; `whole` is that of the overview. */
export function titleOfSection(role: string, here: { pathname: string; search: string }, whole: string) {
  const section = currentSection(role, here)
  return !section || section.href === dashboardOf(role) ? whole : `${section.words} · ${whole}`
}
