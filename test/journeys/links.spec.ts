import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { BACK_OFFICE, listAddresses, MISSING } from './addresses.ts'
import { DESKTOP, signIn } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

/** What each person's dashboard links to, besides public pages. */
const PANELS = [
  {
    email: demoPeople[0].email,
    panel: '/client-dashboard',
    destinations: [
      '/sistema-consultas',
      '/chat-room',
      '/avaliacoes',
      '/relatorios',
      '/client-dashboard?secao',
      '/consultas-online',
      '/consulta/:id',
      '/relatorios?recibo',
    ],
  },
  {
    email: demoPeople[1].email,
    panel: '/consultant-dashboard',
    destinations: [
      '/sistema-consultas',
      '/chat-room',
      '/consultor/configuracoes',
      '/avaliacoes',
      '/relatorios',
      '/consultant-dashboard?secao',
    ],
  },
  {
    email: demoPeople[2].email,
    panel: '/admin-dashboard',
    destinations: ['mensagens', 'consultores', 'dinheiro', 'moderacao'].map((part) => `/admin-dashboard/${part}`),
  },
]

const keysOf = ({ searchParams }: URL) => [...searchParams.keys()].sort().join('&')
const here = new URL('http://here')
/** Addresses that differ only in query values are one page: a quiz of seven questions has thousands of them. */
const pageOf = (href: string) => [new URL(href, here).pathname, keysOf(new URL(href, here))].filter(Boolean).join('?')
/** One consultant's profile stands for all. */
const pageKindOf = (href: string) => pageOf(href).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':id')

const linksIn = (html: string, path: string) =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)]
    .map(([, href]) => new URL(href!.replaceAll('&amp;', '&'), new URL(path, here)))
    .filter(({ origin }) => origin === here.origin)

/** Follows every link breadth-first; returns the pages with their status and where each was first seen. */
async function walk(request: APIRequestContext, start: string) {
  const seen = new Map([[pageOf(start), { status: 0, from: '' }]])
  const lost: string[] = []
  const queue = [start]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(path, { maxRedirects: 0 })
    seen.get(pageOf(path))!.status = answer.status()
    if (!answer.headers()['content-type']?.includes('text/html')) continue
    const html = await answer.text()
    for (const { pathname, search, hash } of linksIn(html, path)) {
      const href = pathname + search
      if (hash.length > 1 && href === path && !html.includes(`id="${decodeURIComponent(hash.slice(1))}"`))
        lost.push(`${path}${hash}`)
      if (seen.has(pageOf(href))) continue
      seen.set(pageOf(href), { status: 0, from: path })
      queue.push(href)
    }
  }
  return { seen, lost }
}

test('every public address is reachable by links from the home page, and no link is broken', async ({ request }) => {
  const { seen, lost } = await walk(request, '/')
  const unfound = [...seen].filter(
    ([path, { status }]) => status !== 200 && !(status === 404 && MISSING.includes(path)),
  )
  expect(unfound).toEqual([])
  expect(lost).toEqual([])
  const found = new Set([...seen.keys()].map(pageKindOf))
  expect(found.size).toBeGreaterThan(50)
  const own = new Set([...BACK_OFFICE, ...PANELS.flatMap(({ panel, destinations }) => [panel, ...destinations])])
  expect((await listAddresses(request)).map(pageKindOf).filter((kind) => !found.has(kind) && !own.has(kind))).toEqual(
    [],
  )
})

const hrefsOf = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))

for (const { email, panel, destinations } of PANELS) {
  test(`signed in as ${email}, the header links to ${panel}, which links to ${destinations.join(', ')}`, async ({
    page,
  }) => {
    await signIn(page, email)
    await page.goto('/')
    await page.getByRole('link', { name: /^Meu painel/ }).click()
    await expect(page).toHaveURL(panel)
    const met = new Set<string>()
    for (const destination of destinations) {
      await expect
        .poll(async () => (await hrefsOf(page)).map(pageKindOf), `${panel} leads to ${destination}`)
        .toContain(destination)
      const hrefs = await hrefsOf(page)
      for (const href of hrefs) met.add(href)
      await page
        .locator(`a[href="${hrefs.find((href) => pageKindOf(href) === destination)}"]:visible`)
        .first()
        .click()
      await expect.poll(() => pageKindOf(page.url())).toBe(destination)
      await expect(page.locator('h1').first()).toBeVisible()
      for (const href of await hrefsOf(page)) met.add(href)
      await page.goBack()
      await expect(page).toHaveURL(panel)
    }
    for (const href of new Map([...met].map((href) => [pageKindOf(href), href])).values())
      if (!MISSING.includes(pageOf(href))) expect((await page.request.get(href)).status(), href).toBe(200)
  })
}
