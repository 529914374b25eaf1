import type { Icon } from '#browser/create-icon.tsx'
import { HeartPulse } from '#browser/icons/heart-pulse.ts'
import { Inbox } from '#browser/icons/inbox.ts'
import { Landmark } from '#browser/icons/landmark.ts'
import { ShieldCheck } from '#browser/icons/shield-check.ts'
import { ScrollText } from '#browser/icons/scroll-text.ts'
import { MessagesSquare } from '#browser/icons/messages-square.ts'
import { UsersRound } from '#browser/icons/users-round.ts'
import { Users } from '#browser/icons/users.ts'

export type DeskPart = { words: string; href: string }
/** A section of the team's desk; its parts are shown while one is in it, the first is the section itself. */
export type DeskSection = DeskPart & { icon: Icon; parts: readonly DeskPart[] }

/** Of all roles' code only the desk loads this, so that nobody else's grows with it. */
export const DESK_SECTIONS: readonly DeskSection[] = [
  {
    words: 'Hoje',
    href: '/admin-dashboard',
    icon: Inbox,
    parts: [
      { words: 'Fila', href: '/admin-dashboard' },
      { words: 'Mensagens', href: '/admin-dashboard/mensagens' },
    ],
  },
  {
    words: 'Pessoas',
    href: '/admin-dashboard/pessoas',
    icon: UsersRound,
    parts: [{ words: 'Pessoas', href: '/admin-dashboard/pessoas' }],
  },
  {
    words: 'Consultores',
    href: '/admin-dashboard/consultores',
    icon: Users,
    parts: [
      { words: 'Todos', href: '/admin-dashboard/consultores' },
      { words: 'Candidaturas', href: '/admin-dashboard/consultores/candidaturas' },
      { words: 'Perfis', href: '/admin-dashboard/consultores/perfis' },
      { words: 'Quem atende', href: '/admin-dashboard/consultores/atendimento' },
    ],
  },
  {
    words: 'Consultas',
    href: '/admin-dashboard/consultas',
    icon: MessagesSquare,
    parts: [
      { words: 'Todas', href: '/admin-dashboard/consultas' },
      { words: 'Marcadas', href: '/admin-dashboard/marcadas' },
    ],
  },
  {
    words: 'Dinheiro',
    href: '/admin-dashboard/dinheiro',
    icon: Landmark,
    parts: [
      { words: 'A casa em números', href: '/admin-dashboard/dinheiro' },
      { words: 'Reembolsos', href: '/admin-dashboard/dinheiro/reembolsos' },
      { words: 'Retiradas a fazer', href: '/admin-dashboard/dinheiro/retiradas-a-fazer' },
      { words: 'Saques a fazer', href: '/admin-dashboard/dinheiro/saques-a-fazer' },
      { words: 'Pedidos', href: '/admin-dashboard/dinheiro/pedidos' },
      { words: 'Pagamentos', href: '/admin-dashboard/dinheiro/pagamentos' },
      { words: 'Saques', href: '/admin-dashboard/dinheiro/saques' },
      { words: 'Retiradas', href: '/admin-dashboard/dinheiro/retiradas' },
      { words: 'Conferência', href: '/admin-dashboard/dinheiro/conferencia' },
      { words: 'Em suspenso', href: '/admin-dashboard/dinheiro/suspenso' },
      { words: 'Contestações', href: '/admin-dashboard/dinheiro/contestacoes' },
      { words: 'Relatórios', href: '/admin-dashboard/dinheiro/relatorios' },
    ],
  },
  {
    words: 'Moderação',
    href: '/admin-dashboard/moderacao',
    icon: ShieldCheck,
    parts: [{ words: 'Depoimentos', href: '/admin-dashboard/moderacao' }],
  },
  {
    words: 'Registro',
    href: '/admin-dashboard/registro',
    icon: ScrollText,
    parts: [
      { words: 'O que foi feito', href: '/admin-dashboard/registro' },
      { words: 'Jurídico', href: '/admin-dashboard/registro/juridico' },
    ],
  },
  {
    words: 'Saúde',
    href: '/admin-dashboard/saude',
    icon: HeartPulse,
    parts: [{ words: 'Saúde', href: '/admin-dashboard/saude' }],
  },
]

/** The section of this address and its part. A page of one object belongs to the section above it. */
export function deskPlaceOf(pathname: string): { section: DeskSection; part: DeskPart | undefined } | undefined {
  const section = DESK_SECTIONS.find(({ href, parts }) =>
    parts.some((part) => part.href === pathname || (href !== '/admin-dashboard' && pathname.startsWith(`${href}/`))),
  )
  return section && { section, part: section.parts.find(({ href }) => href === pathname) }
}

/** Where the parts of the old dashboard are now, by their `?secao=`. */
export const MOVED_SECTIONS: Readonly<Record<string, string>> = {
  candidaturas: '/admin-dashboard/consultores/candidaturas',
  consultores: '/admin-dashboard/consultores/atendimento',
  perfis: '/admin-dashboard/consultores/perfis',
  depoimentos: '/admin-dashboard/moderacao',
  mensagens: '/admin-dashboard/mensagens',
  reembolsos: '/admin-dashboard/dinheiro/reembolsos',
  retiradas: '/admin-dashboard/dinheiro/retiradas-a-fazer',
  saques: '/admin-dashboard/dinheiro/saques-a-fazer',
  numeros: '/admin-dashboard/dinheiro',
  conta: '/admin-dashboard/conta',
}
