import { globSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { listAddresses, MISSING } from './addresses.ts'
import { test } from './test.ts'

test('every address is server-rendered with status 200 and a title', { tag: '@main' }, async ({ request }) => {
  const titles = new Map<string, string>()
  for (const path of await listAddresses(request)) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html, path).toContain('<html lang="pt-BR"')
    expect(html, path).toContain('<main')
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(title.length, `${path} has a title`).toBeGreaterThan(10)
    titles.set(path, title)
  }
  expect(titles.get('/')).not.toBe(titles.get('/consultores'))
})

test('a menu link without a route is a 404 with links', async ({ request }) => {
  for (const path of MISSING) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('href="/consultores')
  }
})

test('a wrong consultant address is a 404 with suggestions', async ({ request }) => {
  for (const path of [
    'consultores/luna-prado',
    'consultores/luna-parado/avaliacoes',
    'consulta/Luna%20Prado',
    'consultant/luna-prado',
    'chat/luna-prado',
  ]) {
    const response = await request.get(`/${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('Luna Prado</a>')
  }
  for (const path of ['consultores/00000000-0000-7000-8000-000000000000', 'consultant/123']) {
    const response = await request.get(`/${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toMatch(/<article/)
  }
})

test('/cadastro redirects to the registration', async ({ page }) => {
  await page.goto('/cadastro')
  await expect(page).toHaveURL(/\/cadastro-novo$/)
})

/** Every query parameter that the source reads. */
const PARAMETERS = new Set(
  globSync('src/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\.(?:get|has)\('([a-z]+)'\)/g)].map(([, name]) => name!),
  ),
)

test('a page whose parameters name what every object has is answered, never a 500', async ({ request }) => {
  expect([...PARAMETERS]).toEqual(expect.arrayContaining(['tipo', 'secao', 'categoria', 'r', 'leitura', 'produto']))
  for (const path of await listAddresses(request)) {
    const ask = async (value: string, names: Iterable<string>) => {
      const address = new URL(path, 'http://site')
      for (const name of names) address.searchParams.set(name, value)
      const asked = `${address.pathname}${address.search}`
      expect((await request.get(asked, { maxRedirects: 0 })).status(), asked).toBeLessThan(500)
    }
    await ask('__proto__', PARAMETERS)
    // A few at a time: what one of them leads to may hide another.
    const names = [...PARAMETERS]
    for (let at = 0; at < names.length; at += 5) await ask('constructor', names.slice(at, at + 5))
  }
})
