import type { AddressWithoutPage } from '#browser/addresses-without-page.ts'
import { EMBLEMS, type EmblemName } from '#browser/kit/art/emblem.tsx'
import { MENUS, type MenuLink } from '../header/menus.ts'

export type SuggestedLink = MenuLink & { emblem?: EmblemName | undefined }
export type Suggestion = { title: string; links: readonly SuggestedLink[] }

const emblemOf = (href: string) => EMBLEMS.find((name) => href === `/servicos/${name}`)
const EIGHT_SERVICES = MENUS.flatMap((menu) => ('links' in menu ? menu.links : []))
  .filter(({ href }) => href.startsWith('/servicos/') && !href.includes('#'))
  .map((link) => ({ ...link, emblem: emblemOf(link.href) }))
const single = (title: string, words: string, href: string): Suggestion => ({ title, links: [{ words, href }] })

/** Ten menu addresses have no page of their own (spec §2) and one is planned: where their content really is. */
const SUGGESTIONS: Record<AddressWithoutPage, Suggestion> = {
  '/servicos': { title: 'Os oito serviços', links: EIGHT_SERVICES },
  '/servicos/videncia': {
    title: 'Vidência',
    links: [
      { words: 'Mediunidade: o que é e como é', href: '/servicos/mediunidade' },
      { words: 'Ver os médiuns', href: '/consultores/mediunidade' },
    ],
  },
  '/servicos/cartomancia': {
    title: 'Cartomancia',
    links: [
      { words: 'Tarot: o que é e como é', href: '/servicos/tarot' },
      { words: 'Ver os tarólogos', href: '/consultores/tarot' },
    ],
  },
  '/servicos/terapias': {
    title: 'Terapias',
    links: [
      { words: 'Reiki', href: '/servicos/reiki' },
      { words: 'Cristaloterapia', href: '/servicos/cristaloterapia' },
      { words: 'Ver os terapeutas', href: '/consultores/terapeutas' },
    ],
  },
  '/consultores/cadastro': single(
    'Atender pelo Sensitivos',
    'Cadastrar-se para atender',
    '/cadastro-novo?quero=atender',
  ),
  '/cadastre-se': {
    title: 'Cadastre-se',
    links: [
      { words: 'Criar minha conta', href: '/cadastro-novo' },
      { words: 'Só receber a newsletter', href: '/cadastre-se/newsletter' },
    ],
  },
  '/assinaturas': single('Assinaturas', 'Ver as assinaturas', '/comprar/assinaturas'),
  '/termos-uso': single('Termos de uso', 'Ler os termos de uso', '/data-management#termos'),
  '/politica-privacidade': single(
    'Política de privacidade',
    'Ler o aviso de privacidade',
    '/data-management#privacidade',
  ),
  '/cookies': single('Cookies', 'Ler o aviso de cookies', '/data-management#cookies'),
}

/** What to suggest for this address; undefined when there is nothing. A trailing slash is ignored. */
export const suggestionFor = (pathname: string): Suggestion | undefined =>
  (SUGGESTIONS as Partial<Record<string, Suggestion>>)[pathname.replace(/(?<!\/)\/+$/, '')]
