import { expect, type Page, test } from '@playwright/test'
import { isAlive } from './alive.ts'

const FEATURED = '**/api/consultants/featured'
const dot = (page: Page, slide: number) => page.getByRole('button', { name: `Ir para o slide ${slide}:` })
/** One slide, once those that gave way have faded: until then they can still be seen and reached. */
async function stands(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[aria-roledescription="slide"]:visible')).toHaveCount(1)
}

/** The home page, alive, with a clock that only we move and a carousel whose first slide has just begun. */
async function homeWithClock(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await isAlive(page)
  const pause = page.getByRole('button', { name: 'Pausar a troca automática' })
  await pause.click()
  await expect(page.getByRole('button', { name: 'Retomar a troca automática' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await dot(page, 1).click()
  await page.getByRole('button', { name: 'Retomar a troca automática' }).click()
  await expect(pause).toBeVisible()
  await stands(page, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
}

test.describe('the three calls', () => {
  const callsOf = (page: Page) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'fetch' && pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
    })
    return calls
  }

  test('a visitor who is not signed in causes exactly these, once each', async ({ page }) => {
    const calls = callsOf(page)
    const wanted = ['GET /api/blog/recent', 'GET /api/consultants/featured', 'GET /api/testimonials']
    await page.goto('/')
    await expect.poll(() => calls.toSorted()).toEqual(wanted)
    await page.waitForLoadState('networkidle')
    expect(calls.toSorted()).toEqual(wanted)
  })

  test('what they answer replaces what was painted', async ({ page }) => {
    await page.route(FEATURED, async (route) => {
      const [first, ...others] = await (await route.fetch()).json()
      await route.fulfill({ json: [{ ...first, name: 'Celeste Aurora' }, ...others] })
    })
    await page.goto('/')
    await expect(page.getByRole('article', { name: 'Celeste Aurora' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Por onde começar' }).getByRole('article')).toHaveCount(3)
  })

  for (const { path, name } of [
    { path: '/api/testimonials', name: 'Quem já conversou conta' },
    { path: '/api/blog/recent', name: 'Para ler com calma' },
  ]) {
    test(`${path} is asked for once, and failing leaves the three that were painted`, async ({ page }) => {
      await page.clock.install()
      let asked = 0
      await page.route(`**${path}`, (route) => {
        asked++
        return route.fulfill({ status: 503, body: 'agora não' })
      })
      await page.goto('/')
      await expect.poll(() => asked).toBe(1)
      await page.clock.runFor(60_000)
      expect(asked).toBe(1)
      await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(3)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('featured is asked again twice, and failing leaves what was painted', async ({ page }) => {
    await page.clock.install()
    let asked = 0
    await page.route(FEATURED, (route) => {
      asked++
      return route.fulfill({ status: 500, body: 'falha' })
    })
    await page.goto('/')
    const painted = await page.getByRole('article').count()
    expect(painted).toBeGreaterThanOrEqual(3)
    await expect.poll(() => asked).toBe(1)
    // A pause begins when the answer has been read, which the page's own clock knows nothing of.
    const laterAsked = () => page.clock.runFor(10_000).then(() => asked)
    await expect.poll(laterAsked).toBe(3)
    await page.clock.runFor(60_000)
    expect(asked).toBe(3)
    await expect(page.getByRole('article')).toHaveCount(painted)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('the carousel', () => {
  test('three slides, 4000 ms each, round and round', async ({ page }) => {
    await homeWithClock(page)
    await page.mouse.move(5, 700)
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(3_999)
      await stands(page, next === 1 ? 3 : next - 1)
      await page.clock.runFor(1)
      await stands(page, next)
    }
  })

  test('stands still under a pointer, and under the focus', async ({ page }) => {
    await homeWithClock(page)
    await page.getByRole('region', { name: 'Destaques' }).hover()
    await page.clock.runFor(20_000)
    await stands(page, 1)
    await page.mouse.move(5, 700)
    await page.clock.runFor(4_000)
    await stands(page, 2)
    await dot(page, 2).focus()
    await page.clock.runFor(20_000)
    await stands(page, 2)
  })

  test('the pause button stops it, and starts it again', async ({ page }) => {
    await homeWithClock(page)
    await page.getByRole('button', { name: 'Pausar a troca automática' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(5, 700)
    await page.clock.runFor(20_000)
    await stands(page, 1)
  })

  test('is still where less motion is wished for, and the arrows go on working', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await isAlive(page)
    await expect(page.getByRole('button', { name: 'Retomar a troca automática' })).toBeVisible()
    await page.clock.runFor(30_000)
    await stands(page, 1)
    await page.getByRole('button', { name: 'Próximo slide' }).click()
    await stands(page, 2)
  })

  test('by keyboard alone: arrows move, only the slide that stands can be reached, its link leads on', async ({ page }) => {
    await page.goto('/')
    await isAlive(page)
    await dot(page, 1).focus()
    await page.keyboard.press('ArrowLeft')
    await stands(page, 3)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await stands(page, 2)
    const link = page.getByRole('link', { name: 'Tirar as cartas' })
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Slide anterior' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tarot-gratis$/)
  })

  test('its slides lead to the consultants, the free tarot and the consultants', async ({ page }) => {
    await page.goto('/')
    const links = await page.locator('[aria-roledescription="slide"] a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['/consultores', '/tarot-gratis', '/consultores'])
  })
})

test('the page says what the spec lists, with the ways on', async ({ page }) => {
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
