import { listConsultantAddresses } from '#domains/consultants/index.ts'
import { listArticleAddresses } from '#domains/content/index.ts'
import { listProductAddresses } from '#domains/shop/index.ts'
import type { Db, Sql } from '#platform/db.ts'

export type SitemapEntry = { path: string; changedAt?: Date }

/** Pages that exist once; domains list their own items themselves. */
export const STATIC_PAGES = [
  '/',
  '/consultores',
  '/consultores/astrologia',
  '/consultores/mediunidade',
  '/consultores/terapeutas',
  '/consultores/tarot',
  '/consultas-online',
  '/test-consultores',
  '/tarot-gratis',
  '/servicos/tarot',
  '/servicos/astrologia',
  '/servicos/numerologia',
  '/servicos/runas',
  '/servicos/mediunidade',
  '/servicos/oraculos',
  '/servicos/reiki',
  '/servicos/cristaloterapia',
  '/comprar',
  '/comprar/creditos',
  '/comprar/consultas',
  '/credits-demo',
  '/promocoes',
  '/loja',
  '/blog',
  '/depoimentos',
  '/quem-somos',
  '/contato',
  '/cadastre-se/newsletter',
  '/data-management',
  '/relatorios',
] as const

const ENTRY_LISTS: readonly ((sql: Sql, now: Date) => Promise<SitemapEntry[]>)[] = [
  listArticleAddresses,
  listConsultantAddresses,
  listProductAddresses,
]

const entryXml = (origin: string, { path, changedAt }: SitemapEntry) =>
  `<url><loc>${origin}${encodeURI(path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`

/** Every address that search engines should know, read from the database at each call. */
export async function sitemap(db: Db, origin: string, now: Date): Promise<string> {
  const lists = await Promise.all(ENTRY_LISTS.map((list) => list(db, now)))
  const addresses: SitemapEntry[] = [...STATIC_PAGES.map((path) => ({ path })), ...lists.flat()]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => entryXml(origin, address)).join('\n')}
</urlset>
`
}
