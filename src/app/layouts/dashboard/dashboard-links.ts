import type { MenuLink } from '../header/menus.ts'

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
export const dashboardLinksOf = (role: string) =>
  LINKS_OF_ROLE[role === 'admin' || role === 'consultor' ? role : 'client']
