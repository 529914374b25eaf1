import type { MenuLink } from '../header/menus.ts'

export const QUICK_LINKS: readonly MenuLink[] = [
  { words: 'Consultores', href: '/consultores' },
  { words: 'Comprar créditos', href: '/comprar/creditos' },
  { words: 'Assinaturas', href: '/assinaturas' },
  { words: 'Tarot Grátis', href: '/tarot-gratis' },
  { words: 'Conferir um recibo', href: '/relatorios' },
  { words: 'Blog', href: '/blog' },
  { words: 'Cadastre-se', href: '/cadastre-se' },
  { words: 'Trabalhe conosco', href: '/consultores/cadastro' },
]

export const SERVICE_LINKS: readonly MenuLink[] = [
  { words: 'Todos os serviços', href: '/servicos' },
  { words: 'Tarot', href: '/servicos/tarot' },
  { words: 'Astrologia', href: '/servicos/astrologia' },
  { words: 'Numerologia', href: '/servicos/numerologia' },
  { words: 'Vidência', href: '/servicos/videncia' },
  { words: 'Cartomancia', href: '/servicos/cartomancia' },
  { words: 'Terapias', href: '/servicos/terapias' },
]

export const LEGAL_LINKS: readonly MenuLink[] = [
  { words: 'Termos de uso', href: '/termos-uso' },
  { words: 'Política de privacidade', href: '/politica-privacidade' },
  { words: 'Cookies', href: '/cookies' },
]
