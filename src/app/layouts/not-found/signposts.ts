import { EMBLEMS, type EmblemName } from '#browser/kit/emblem.tsx'
import { MENUS, type MenuLink } from '../header/menus.ts'

export type Way = MenuLink & { emblem?: EmblemName | undefined }
/** `isYetToCome`: it is planned and not there. */
export type Signpost = { title: string; ways: readonly Way[]; isYetToCome?: true }

const emblemOf = (href: string) => EMBLEMS.find((name) => href === `/servicos/${name}`)
const EIGHT_SERVICES = MENUS.flatMap((menu) => ('links' in menu ? menu.links : []))
  .filter(({ href }) => href.startsWith('/servicos/'))
  .map((link) => ({ ...link, emblem: emblemOf(link.href) }))
const one = (title: string, words: string, href: string): Signpost => ({ title, ways: [{ words, href }] })

/**
 * Ten addresses stand in menus and have no page of their own (spec §2), and one has none yet. This is where their
 * content really is.
 */
const SIGNPOSTS: Record<string, Signpost> = {
  '/servicos': { title: 'Os oito serviços', ways: EIGHT_SERVICES },
  '/servicos/videncia': {
    title: 'Vidência',
    ways: [
      { words: 'Mediunidade: o que é e como é', href: '/servicos/mediunidade' },
      { words: 'Ver os médiuns', href: '/consultores/mediunidade' },
    ],
  },
  '/servicos/cartomancia': {
    title: 'Cartomancia',
    ways: [
      { words: 'Tarot: o que é e como é', href: '/servicos/tarot' },
      { words: 'Ver os tarólogos', href: '/consultores/tarot' },
    ],
  },
  '/servicos/terapias': {
    title: 'Terapias',
    ways: [
      { words: 'Reiki', href: '/servicos/reiki' },
      { words: 'Cristaloterapia', href: '/servicos/cristaloterapia' },
      { words: 'Ver os terapeutas', href: '/consultores/terapeutas' },
    ],
  },
  '/consultores/cadastro': one('Atender pela Sensitivos', 'Cadastrar-se para atender', '/cadastro-novo?quero=atender'),
  '/cadastre-se': {
    title: 'Cadastre-se',
    ways: [
      { words: 'Criar minha conta', href: '/cadastro-novo' },
      { words: 'Só receber a newsletter', href: '/cadastre-se/newsletter' },
    ],
  },
  '/agendar': {
    title: 'A agenda ainda não abriu',
    isYetToCome: true,
    ways: [{ words: 'Ver quem atende agora', href: '/consultas-online' }],
  },
  '/assinaturas': one('Assinaturas', 'Ver as assinaturas', '/comprar/assinaturas'),
  '/termos-uso': one('Termos de uso', 'Ler os termos de uso', '/data-management#termos'),
  '/politica-privacidade': one('Política de privacidade', 'Ler o aviso de privacidade', '/data-management#privacidade'),
  '/cookies': one('Cookies', 'Ler o aviso de cookies', '/data-management#cookies'),
}

/** The better places for one of the ten; undefined for any other. A slash at the end changes nothing. */
export const signpostFor = (pathname: string): Signpost | undefined => SIGNPOSTS[pathname.replace(/\/+$/, '')]
