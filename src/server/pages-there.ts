import { STATIC_PAGES } from './sitemap.ts'

/** Pages that search engines need not know, and that texts link to all the same. */
export const UNLISTED_PAGES = [
  '/login',
  '/cadastro',
  '/cadastro-novo',
  '/forgot-password',
  '/retirar',
  '/clear-cache',
  '/client-dashboard',
  '/consultant-dashboard',
  '/avaliacoes',
  '/comprar/pacotes',
  '/comprar/planos',
  '/comprar/assinaturas',
  '/comprar/vale-presente',
  '/vale-presente',
  '/agendar',
  '/chat-room',
  '/sistema-consultas',
  '/consultor/configuracoes',
  '/carrinho',
] as const

const PAGES: ReadonlySet<string> = new Set([...STATIC_PAGES, ...UNLISTED_PAGES])
/** A consultant has a page as long as the account is open: whether it is, is not asked. */
const OF_ONE = /^\/(?:consultores|consulta|chat)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether this path is a page of the site; articles and the team's pages apart. */
export const isPage = (path: string): boolean => PAGES.has(path) || OF_ONE.test(path)
