import type { Icon } from '#browser/create-icon.tsx'
import { Banknote } from '#browser/icons/banknote.ts'
import { CalendarDays } from '#browser/icons/calendar-days.ts'
import { ChartColumn } from '#browser/icons/chart-column.ts'
import { Gauge } from '#browser/icons/gauge.ts'
import { Gavel } from '#browser/icons/gavel.ts'
import { HandCoins } from '#browser/icons/hand-coins.ts'
import { Hourglass } from '#browser/icons/hourglass.ts'
import { House } from '#browser/icons/house.ts'
import { IdCard } from '#browser/icons/id-card.ts'
import { Landmark } from '#browser/icons/landmark.ts'
import { Leaf } from '#browser/icons/leaf.ts'
import { Mail } from '#browser/icons/mail.ts'
import { MessagesSquare } from '#browser/icons/messages-square.ts'
import { Package } from '#browser/icons/package.ts'
import { Quote } from '#browser/icons/quote.ts'
import { ReceiptText } from '#browser/icons/receipt-text.ts'
import { Settings2 } from '#browser/icons/settings-2.ts'
import { Star } from '#browser/icons/star.ts'
import { Undo2 } from '#browser/icons/undo-2.ts'
import { UserRoundCheck } from '#browser/icons/user-round-check.ts'
import { UserRound } from '#browser/icons/user-round.ts'
import { UsersRound } from '#browser/icons/users-round.ts'
import { Users } from '#browser/icons/users.ts'
import { Wallet } from '#browser/icons/wallet.ts'
import { dashboardOf } from '#domains/accounts/rules.ts'

/** A place of one role: a page, or a part of its dashboard (`?secao=`). `group` is the heading where a group begins. */
export type Section = { words: string; href: string; icon: Icon; group?: string }

const account = (dashboard: string): Section => ({ words: 'Conta', href: `${dashboard}?secao=conta`, icon: UserRound })

const CLIENT: readonly Section[] = [
  { words: 'Visão geral', href: '/client-dashboard', icon: House },
  { words: 'Em andamento', href: '/sistema-consultas', icon: Hourglass },
  { words: 'Agenda', href: '/client-dashboard?secao=agenda', icon: CalendarDays },
  { words: 'Conversas', href: '/chat-room', icon: MessagesSquare },
  { words: 'Compras', href: '/client-dashboard?secao=compras', icon: Package },
  { words: 'Extrato', href: '/relatorios', icon: ReceiptText },
  { words: 'Avaliações', href: '/avaliacoes', icon: Star },
  { words: 'Autocuidado', href: '/client-dashboard?secao=cuidado', icon: Leaf },
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
  account('/consultant-dashboard'),
]

const ADMIN: readonly Section[] = [
  { words: 'Visão geral', href: '/admin-dashboard', icon: House },
  { words: 'Candidaturas', href: '/admin-dashboard?secao=candidaturas', icon: UserRoundCheck, group: 'A decidir' },
  { words: 'Moderação', href: '/admin-dashboard/moderacao', icon: Gavel },
  { words: 'Depoimentos', href: '/admin-dashboard?secao=depoimentos', icon: Quote },
  { words: 'Mensagens', href: '/admin-dashboard?secao=mensagens', icon: Mail },
  { words: 'Reembolsos', href: '/admin-dashboard?secao=reembolsos', icon: Undo2 },
  { words: 'Retiradas', href: '/admin-dashboard?secao=retiradas', icon: Banknote },
  { words: 'Saques', href: '/admin-dashboard?secao=saques', icon: HandCoins },
  { words: 'Conferência', href: '/admin-dashboard/conferencia', icon: Landmark, group: 'Dinheiro' },
  { words: 'Em suspenso', href: '/admin-dashboard/suspenso', icon: Hourglass },
  { words: 'Contestações', href: '/admin-dashboard/contestacoes', icon: Gavel },
  { words: 'Relatórios', href: '/relatorios', icon: ReceiptText },
  { words: 'Consultores', href: '/admin-dashboard?secao=consultores', icon: Users, group: 'A casa' },
  { words: 'Perfis', href: '/admin-dashboard?secao=perfis', icon: IdCard },
  { words: 'Números da casa', href: '/admin-dashboard?secao=numeros', icon: ChartColumn },
  account('/admin-dashboard'),
]

/** Everything that this role has; any unknown role counts as client (spec §6). */
export const sectionsOf = (role: string) => (role === 'admin' ? ADMIN : role === 'consultor' ? CONSULTANT : CLIENT)

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

/** What waits for the team, by the address of its section. Undefined while it is being counted. */
export type WaitingCounts = Readonly<Record<string, number | undefined>>

/** Lists are limited to a hundred entries, so a hundred means "a hundred or more". */
export const countWords = (count: number) => (count < 100 ? String(count) : '100+')
