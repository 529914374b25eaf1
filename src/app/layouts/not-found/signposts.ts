export type Signpost = { words: string; href: string }

/** Ten addresses stand in menus and have no page of their own (spec §2). This is where their content really is. */
const SIGNPOSTS: Record<string, Signpost> = {
  '/servicos': { words: 'Ver os consultores de todos os serviços', href: '/consultores' },
  '/servicos/videncia': { words: 'Ver os consultores de mediunidade', href: '/consultores/mediunidade' },
  '/servicos/cartomancia': { words: 'Ver os consultores de tarot', href: '/consultores/tarot' },
  '/servicos/terapias': { words: 'Ver os terapeutas', href: '/consultores/terapeutas' },
  '/consultores/cadastro': { words: 'Cadastrar-se para atender', href: '/cadastro-novo?quero=atender' },
  '/cadastre-se': { words: 'Criar sua conta', href: '/cadastro-novo' },
  '/assinaturas': { words: 'Ver as assinaturas', href: '/comprar/assinaturas' },
  '/termos-uso': { words: 'Ler os termos de uso', href: '/data-management#termos' },
  '/politica-privacidade': { words: 'Ler o aviso de privacidade', href: '/data-management#privacidade' },
  '/cookies': { words: 'Ler o aviso de cookies', href: '/data-management#cookies' },
}

/** The better address for one of the ten; undefined for any other. A slash at the end changes nothing. */
export const signpostFor = (pathname: string): Signpost | undefined => SIGNPOSTS[pathname.replace(/\/+$/, '')]
