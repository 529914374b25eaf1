import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { UNLISTED_PAGES } from './pages-there.ts'
import { STATIC_PAGES } from './sitemap.ts'

type RouteEntry = { path?: string | undefined; children?: RouteEntry[] | undefined }

const pathsOf = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [`/${path}`]), ...pathsOf(children ?? [])])

test('every page without a name in its address is known, and no other', () => {
  const pages = pathsOf(routes as RouteEntry[]).filter(
    (path) => !/[:*]/.test(path) && !path.startsWith('/admin-dashboard') && path !== '/kit',
  )
  const known: string[] = [...STATIC_PAGES, ...UNLISTED_PAGES]
  expect(pages.filter((path) => !known.includes(path))).toEqual([])
  const services = known.filter((path) => path.startsWith('/servicos/'))
  expect(known.filter((path) => path !== '/' && !services.includes(path) && !pages.includes(path))).toEqual([])
})
