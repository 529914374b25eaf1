export type MenuLink = { words: string; href: string }
export type Menu = { title: string } & ({ href: string } | { links: readonly MenuLink[] })

/** The menus of spec §2, item by item, and the horoscope, which changes every day. */
export const MENUS: readonly Menu[] = [
  { title: 'HOME', href: '/' },
  {
    title: 'SERVIÇOS',
    links: [
      { words: 'Tarot', href: '/servicos/tarot' },
      { words: 'Astrologia', href: '/servicos/astrologia' },
      { words: 'Numerologia', href: '/servicos/numerologia' },
      { words: 'Runas', href: '/servicos/runas' },
      { words: 'Mediunidade', href: '/servicos/mediunidade' },
      { words: 'Oráculos', href: '/servicos/oraculos' },
      { words: 'Reiki', href: '/servicos/reiki' },
      { words: 'Cristaloterapia', href: '/servicos/cristaloterapia' },
      { words: 'Tarot Grátis', href: '/tarot-gratis' },
      { words: 'Horóscopo', href: '/servicos/astrologia#hoje' },
    ],
  },
  {
    title: 'CONSULTORES',
    links: [
      { words: 'Todos os consultores', href: '/consultores' },
      { words: 'Tarólogos', href: '/consultores/tarot' },
      { words: 'Astrólogos', href: '/consultores/astrologia' },
      { words: 'Médiuns', href: '/consultores/mediunidade' },
      { words: 'Terapeutas', href: '/consultores/terapeutas' },
      { words: 'Como ser consultor', href: '/consultores/cadastro' },
    ],
  },
  {
    title: 'SOBRE',
    links: [
      { words: 'Quem somos', href: '/quem-somos' },
      { words: 'Depoimentos', href: '/depoimentos' },
      { words: 'Blog', href: '/blog' },
      { words: 'Contato', href: '/contato' },
    ],
  },
  {
    title: 'COMPRAR',
    links: [
      { words: 'Consultas avulsas', href: '/comprar/consultas' },
      { words: 'Pacotes de consultas', href: '/comprar/pacotes' },
      { words: 'Créditos', href: '/comprar/creditos' },
      { words: 'Planos mensais', href: '/comprar/planos' },
      { words: 'Assinaturas', href: '/comprar/assinaturas' },
      { words: 'Promoções', href: '/promocoes' },
      { words: 'Loja', href: '/loja' },
    ],
  },
]
