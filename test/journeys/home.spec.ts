import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const FEATURED = '**/api/consultants/featured'

test.describe('the three API calls of the home page', () => {
  const callsOf = (page: Page) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'fetch' && pathname.startsWith('/api/'))
        calls.push(`${request.method()} ${pathname}`)
    })
    return calls
  }

  test('a visitor who is not signed in causes exactly these three, once each', { tag: '@main' }, async ({ page }) => {
    const calls = callsOf(page)
    const expected = ['GET /api/blog/recent', 'GET /api/consultants/featured', 'GET /api/testimonials']
    await page.goto('/')
    await expect.poll(() => calls.toSorted()).toEqual(expected)
    await page.waitForLoadState('networkidle')
    expect(calls.toSorted()).toEqual(expected)
  })

  test('their responses replace the server-rendered content', async ({ page }) => {
    await page.route(FEATURED, async (route) => {
      const [first, ...others] = await (await route.fetch()).json()
      await route.fulfill({ json: [{ ...first, name: 'Celeste Aurora' }, ...others] })
    })
    await page.goto('/')
    await expect(page.getByRole('article', { name: 'Celeste Aurora' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Por onde começar' }).getByRole('article')).toHaveCount(3)
  })

  test('an unknown status is a grey OFFLINE, an added field is ignored, a missing author is U', async ({ page }) => {
    await page.route(FEATURED, async (route) => {
      const [first, ...others] = await (await route.fetch()).json()
      const newer = { id: crypto.randomUUID(), name: 'Celeste Aurora', status: 'meditating', aura: 7 }
      await route.fulfill({ json: [{ ...first, ...newer }, ...others] })
    })
    await page.route('**/api/testimonials', async (route) => {
      const [first] = await (await route.fetch()).json()
      await route.fulfill({ json: [{ ...first, content: 'Sem assinatura', author: {} }] })
    })
    await page.goto('/')
    const badge = page.getByRole('article', { name: 'Celeste Aurora' }).getByText('OFFLINE')
    await expect(badge).toHaveClass(/text-offline/)
    const unsigned = page.getByRole('article').filter({ hasText: 'Sem assinatura' })
    await expect(unsigned.getByText('U', { exact: true })).toBeVisible()
  })

  for (const { path, name } of [
    { path: '/api/testimonials', name: 'Quem já conversou conta' },
    { path: '/api/blog/recent', name: 'Para ler com calma' },
  ]) {
    test(`${path} is called once, and a failure keeps the three server-rendered items`, async ({ page }) => {
      await page.clock.install()
      let calls = 0
      await page.route(`**${path}`, (route) => {
        calls++
        return route.fulfill({ status: 503, body: 'agora não' })
      })
      await page.goto('/')
      await expect.poll(() => calls).toBe(1)
      await page.clock.runFor(60_000)
      expect(calls).toBe(1)
      await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(3)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('featured is retried twice, and a failure keeps the server-rendered content', async ({ page }) => {
    await page.clock.install()
    let calls = 0
    await page.route(FEATURED, (route) => {
      calls++
      return route.fulfill({ status: 500, body: 'falha' })
    })
    await page.goto('/')
    const rendered = await page.getByRole('article').count()
    expect(rendered).toBeGreaterThanOrEqual(3)
    // An installed clock goes on ticking, so under load the retries may happen before the check: only their number is
    // checked. A retry's delay starts when the answer was read, so time has to pass more than once.
    const callsLater = () => page.clock.runFor(10_000).then(() => calls)
    await expect.poll(callsLater).toBe(3)
    await page.clock.runFor(60_000)
    expect(calls).toBe(3)
    await expect(page.getByRole('article')).toHaveCount(rendered)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('the page has the sections and links that the spec lists', async ({ page }) => {
  await page.goto('/')
  const hrefsIn = (name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(await hrefsIn('Cada arte, com a sua história')).toEqual([
    '/servicos',
    ...['tarot', 'astrologia', 'numerologia', 'runas', 'mediunidade', 'oraculos'].map((name) => `/servicos/${name}`),
  ])
  await expect(page.getByRole('region', { name: 'Como funciona, em três passos' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Para ler com calma' }).getByText('5 min de leitura')).toHaveCount(3)
  expect(await hrefsIn('Quem já conversou conta')).toContain('/depoimentos')
  expect(await hrefsIn('Para ler com calma')).toContain('/blog')
  expect(await hrefsIn('Quando quiser, sem pressa')).toEqual(['/cadastre-se', '/consultores'])
})
