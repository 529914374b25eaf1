import { BACK_OFFICE_SECTIONS } from '#app/layouts/back-office/sections.ts'
import type { APIRequestContext } from '@playwright/test'

/** The pages of the team's back office, its first one in front. */
export const BACK_OFFICE = [
  ...BACK_OFFICE_SECTIONS.flatMap(({ parts }) => parts.map(({ href }) => href)),
  '/admin-dashboard/conta',
]

/** Spec §2: static pages that anybody may open. */
const STATIC_ADDRESSES = [
  '/',
  '/quem-somos',
  '/consultores',
  '/test-consultores',
  ...['astrologia', 'mediunidade', 'terapeutas', 'tarot'].map((specialty) => `/consultores/${specialty}`),
  '/comprar',
  ...['consultas', 'pacotes', 'creditos', 'planos', 'assinaturas'].map((way) => `/comprar/${way}`),
  '/cadastre-se/newsletter',
  '/promocoes',
  '/depoimentos',
  '/blog',
  '/loja',
  '/loja?produto=tarot-de-marselha',
  ...['tarot', 'astrologia', 'numerologia', 'runas', 'mediunidade', 'oraculos', 'reiki', 'cristaloterapia'].map(
    (name) => `/servicos/${name}`,
  ),
  '/tarot-gratis',
  '/credits-demo',
  '/data-management',
  '/contato',
  '/carrinho',
  '/chat-room',
  '/consultor/configuracoes',
  '/relatorios',
  '/relatorios?recibo=0000-0000-0000-0000',
  '/avaliacoes',
  '/consultas-online',
  '/sistema-consultas',
  '/agendar',
  '/login',
  '/cadastro-novo',
  '/client-dashboard',
  '/consultant-dashboard',
  ...BACK_OFFICE,
  '/forgot-password',
  '/clear-cache',
]

/** Spec §2: menu links without a route, and one address that was never linked. */
export const MISSING = [
  '/servicos',
  '/consultores/cadastro',
  '/cadastre-se',
  '/termos-uso',
  '/politica-privacidade',
  '/cookies',
  '/servicos/videncia',
  '/servicos/cartomancia',
  '/servicos/terapias',
  '/assinaturas',
  '/nao-existe',
  '/consultores/luna-prado',
  '/consultores/numerologia',
  '/chat/luna',
]

/** Every page, including one consultant and one article. */
export async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const [consultant] = (await (await request.get('/api/consultants/featured')).json()) as { id: string }[]
  const [post] = (await (await request.get('/api/blog/recent')).json()) as { slug: string }[]
  const id = consultant!.id
  return [
    ...STATIC_ADDRESSES,
    `/consultores/${id}`,
    `/consulta/${id}`,
    `/comprar/consultas?consultor=${id}&tipo=chat`,
    `/chat/${id}`,
    `/agendar?consultor=${id}`,
    `/blog/${post!.slug}`,
  ]
}
