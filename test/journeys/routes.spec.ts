import { expect, test } from '@playwright/test'
import { everyPage, MISSING } from './addresses.ts'

test('every address of the site answers with a page and a name for it, before any script', async ({ request }) => {
  const titles = new Map<string, string>()
  for (const path of await everyPage(request)) {
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

test('a link without a page is a 404 that knows the way', async ({ request }) => {
  for (const path of MISSING) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('href="/consultores')
  }
})

test('/cadastro leads to the registration', async ({ page }) => {
  await page.goto('/cadastro')
  await expect(page).toHaveURL(/\/cadastro-novo$/)
})
