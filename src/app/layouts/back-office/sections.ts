import type { Icon } from '#browser/create-icon.tsx'
import { HeartPulse } from '#browser/icons/heart-pulse.ts'
import { Inbox } from '#browser/icons/inbox.ts'
import { Landmark } from '#browser/icons/landmark.ts'
import { NotebookPen } from '#browser/icons/notebook-pen.ts'
import { Package } from '#browser/icons/package.ts'
import { ShoppingBag } from '#browser/icons/shopping-bag.ts'
import { ShieldCheck } from '#browser/icons/shield-check.ts'
import { ReceiptText } from '#browser/icons/receipt-text.ts'
import { SendHorizontal } from '#browser/icons/send-horizontal.ts'
import { ScrollText } from '#browser/icons/scroll-text.ts'
import { MessagesSquare } from '#browser/icons/messages-square.ts'
import { UsersRound } from '#browser/icons/users-round.ts'
import { Users } from '#browser/icons/users.ts'
import { UserRound } from '#browser/icons/user-round.ts'
import { type Capability, mayDo } from '#shared/capabilities.ts'

/** `needs`: only whoever may do this is shown it. */
export type BackOfficePart = { words: string; href: string; needs?: Capability }
/** A section of the team's back office; its parts are shown while one is in it, the first is the section itself. */
export type BackOfficeSection = BackOfficePart & { icon: Icon; parts: readonly BackOfficePart[] }

/** Of all roles' code only the back office loads this, so that nobody else's grows with it. */
export const BACK_OFFICE_SECTIONS: readonly BackOfficeSection[] = [
  {
    words: 'Hoje',
    href: '/admin-dashboard',
    icon: Inbox,
    parts: [
      { words: 'Fila', href: '/admin-dashboard', needs: 'people' },
      { words: 'Mensagens', href: '/admin-dashboard/mensagens', needs: 'support' },
    ],
  },
  {
    words: 'Pessoas',
    href: '/admin-dashboard/pessoas',
    icon: UsersRound,
    parts: [{ words: 'Pessoas', href: '/admin-dashboard/pessoas', needs: 'people' }],
  },
  {
    words: 'Consultores',
    href: '/admin-dashboard/consultores',
    icon: Users,
    parts: [
      { words: 'Todos', href: '/admin-dashboard/consultores', needs: 'consultants' },
      { words: 'Candidaturas', href: '/admin-dashboard/consultores/candidaturas', needs: 'consultants' },
      { words: 'Perfis', href: '/admin-dashboard/consultores/perfis', needs: 'moderation' },
      { words: 'Quem atende', href: '/admin-dashboard/consultores/atendimento', needs: 'consultants' },
    ],
  },
  {
    words: 'Consultas',
    href: '/admin-dashboard/consultas',
    icon: MessagesSquare,
    parts: [
      { words: 'Todas', href: '/admin-dashboard/consultas', needs: 'consultations' },
      { words: 'Marcadas', href: '/admin-dashboard/marcadas', needs: 'consultations' },
    ],
  },
  {
    words: 'Dinheiro',
    href: '/admin-dashboard/dinheiro',
    icon: Landmark,
    parts: [
      { words: 'A casa em números', href: '/admin-dashboard/dinheiro', needs: 'money' },
      { words: 'Reembolsos', href: '/admin-dashboard/dinheiro/reembolsos', needs: 'refunds' },
      { words: 'Retiradas a fazer', href: '/admin-dashboard/dinheiro/retiradas-a-fazer', needs: 'payouts' },
      { words: 'Saques a fazer', href: '/admin-dashboard/dinheiro/saques-a-fazer', needs: 'payouts' },
      { words: 'Pedidos', href: '/admin-dashboard/dinheiro/pedidos', needs: 'money' },
      { words: 'Pagamentos', href: '/admin-dashboard/dinheiro/pagamentos', needs: 'money' },
      { words: 'Saques', href: '/admin-dashboard/dinheiro/saques', needs: 'payouts' },
      { words: 'Retiradas', href: '/admin-dashboard/dinheiro/retiradas', needs: 'payouts' },
      { words: 'Conferência', href: '/admin-dashboard/dinheiro/conferencia', needs: 'money' },
      { words: 'Em suspenso', href: '/admin-dashboard/dinheiro/suspenso', needs: 'money' },
      { words: 'Contestações', href: '/admin-dashboard/dinheiro/contestacoes', needs: 'money' },
      { words: 'Relatórios', href: '/admin-dashboard/dinheiro/relatorios', needs: 'money' },
    ],
  },
  {
    words: 'Catálogo',
    href: '/admin-dashboard/catalogo',
    icon: Package,
    parts: [
      { words: 'Itens', href: '/admin-dashboard/catalogo', needs: 'catalogue' },
      { words: 'Cupons', href: '/admin-dashboard/catalogo/cupons', needs: 'catalogue' },
      { words: 'Minutos grátis', href: '/admin-dashboard/catalogo/minutos-gratis', needs: 'catalogue' },
    ],
  },
  {
    words: 'Loja',
    href: '/admin-dashboard/loja',
    icon: ShoppingBag,
    parts: [
      { words: 'Produtos', href: '/admin-dashboard/loja', needs: 'shop' },
      { words: 'Pedidos', href: '/admin-dashboard/loja/pedidos', needs: 'shop' },
    ],
  },
  {
    words: 'Contabilidade',
    href: '/admin-dashboard/contabilidade',
    icon: ReceiptText,
    parts: [
      { words: 'Meses', href: '/admin-dashboard/contabilidade', needs: 'accounting' },
      { words: 'Informes', href: '/admin-dashboard/contabilidade/informes', needs: 'accounting' },
      { words: 'Dados fiscais', href: '/admin-dashboard/contabilidade/dados-fiscais', needs: 'accounting' },
    ],
  },
  {
    words: 'Moderação',
    href: '/admin-dashboard/moderacao',
    icon: ShieldCheck,
    parts: [
      { words: 'Denúncias', href: '/admin-dashboard/moderacao', needs: 'moderation' },
      { words: 'Avaliações', href: '/admin-dashboard/moderacao/avaliacoes', needs: 'moderation' },
      { words: 'Depoimentos', href: '/admin-dashboard/moderacao/depoimentos', needs: 'moderation' },
      { words: 'Sinais', href: '/admin-dashboard/moderacao/sinais', needs: 'moderation' },
    ],
  },
  {
    words: 'Conteúdo',
    href: '/admin-dashboard/conteudo',
    icon: NotebookPen,
    parts: [
      { words: 'Artigos', href: '/admin-dashboard/conteudo', needs: 'content' },
      { words: 'Textos do site', href: '/admin-dashboard/conteudo/textos', needs: 'content' },
    ],
  },
  {
    words: 'Newsletter',
    href: '/admin-dashboard/newsletter',
    icon: SendHorizontal,
    parts: [
      { words: 'Campanhas', href: '/admin-dashboard/newsletter', needs: 'content' },
      { words: 'Horóscopo', href: '/admin-dashboard/newsletter/horoscopo', needs: 'content' },
      { words: 'Inscritos', href: '/admin-dashboard/newsletter/inscritos', needs: 'content' },
    ],
  },
  {
    words: 'Registro',
    href: '/admin-dashboard/registro',
    icon: ScrollText,
    parts: [
      { words: 'O que foi feito', href: '/admin-dashboard/registro', needs: 'audit' },
      { words: 'Jurídico', href: '/admin-dashboard/registro/juridico', needs: 'legal' },
    ],
  },
  {
    words: 'Saúde',
    href: '/admin-dashboard/saude',
    icon: HeartPulse,
    parts: [{ words: 'Saúde', href: '/admin-dashboard/saude', needs: 'health' }],
  },
  {
    words: 'Equipe',
    href: '/admin-dashboard/equipe',
    icon: UserRound,
    parts: [
      { words: 'Equipe', href: '/admin-dashboard/equipe' },
      { words: 'Empresa', href: '/admin-dashboard/equipe/empresa', needs: 'company' },
    ],
  },
]

/** The sections in which a member may do something, with these parts alone; the first of them is the section. */
export const sectionsFor = (member: Parameters<typeof mayDo>[0]): readonly BackOfficeSection[] =>
  BACK_OFFICE_SECTIONS.flatMap((section) => {
    const parts = section.parts.filter(({ needs }) => !needs || mayDo(member, needs))
    const [first] = parts
    return first ? [{ ...section, href: first.href, parts }] : []
  })

/** The section of this address and its part. A page of one object belongs to the section above it. */
export function backOfficePlaceOf(
  pathname: string,
  sections = BACK_OFFICE_SECTIONS,
): { section: BackOfficeSection; part: BackOfficePart | undefined } | undefined {
  const section = sections.find(({ href, parts }) =>
    parts.some((part) => part.href === pathname || (href !== '/admin-dashboard' && pathname.startsWith(`${href}/`))),
  )
  return section && { section, part: section.parts.find(({ href }) => href === pathname) }
}

/** Where the parts of the old dashboard are now, by their `?secao=`. */
export const MOVED_SECTIONS: Readonly<Record<string, string>> = {
  candidaturas: '/admin-dashboard/consultores/candidaturas',
  consultores: '/admin-dashboard/consultores/atendimento',
  perfis: '/admin-dashboard/consultores/perfis',
  depoimentos: '/admin-dashboard/moderacao/depoimentos',
  mensagens: '/admin-dashboard/mensagens',
  reembolsos: '/admin-dashboard/dinheiro/reembolsos',
  retiradas: '/admin-dashboard/dinheiro/retiradas-a-fazer',
  saques: '/admin-dashboard/dinheiro/saques-a-fazer',
  numeros: '/admin-dashboard/dinheiro',
  conta: '/admin-dashboard/conta',
}
