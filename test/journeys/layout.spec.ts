import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP, PHONE, registerClient } from './people.ts'
import { test } from './test.ts'

const SERVICES = [
  'tarot',
  'astrologia',
  'numerologia',
  'runas',
  'mediunidade',
  'oraculos',
  'reiki',
  'cristaloterapia',
].map((name) => `/servicos/${name}`)
/** The menus of spec §2, item by item, and the horoscope. */
const MENUS = {
  SERVIÇOS: [...SERVICES, '/tarot-gratis', '/servicos/astrologia#hoje'],
  CONSULTORES: [
    '/consultores',
    ...['tarot', 'astrologia', 'mediunidade', 'terapeutas', 'cadastro'].map((name) => `/consultores/${name}`),
  ],
  SOBRE: ['/quem-somos', '/depoimentos', '/blog', '/contato'],
  COMPRAR: [
    ...['consultas', 'pacotes', 'creditos', 'planos', 'assinaturas'].map((name) => `/comprar/${name}`),
    '/promocoes',
    '/loja',
  ],
}

async function checkMenus(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Principal' })
  await expect(nav.getByRole('link', { name: 'HOME' })).toHaveAttribute('href', '/')
  for (const [title, hrefs] of Object.entries(MENUS)) {
    const menu = nav.locator('details').filter({ has: page.getByText(title, { exact: true }) })
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(
      await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      title,
    ).toEqual(hrefs)
  }
  await expect(nav.locator('details[open]')).toHaveCount(1)
}

test.describe('on a desktop screen', () => {
  test.use({ viewport: DESKTOP })

  test('the menus open by keyboard one at a time, and Escape closes them and returns the focus', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await checkMenus(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('nav details[open]')).toHaveCount(0)
    await expect(page.locator('summary', { hasText: 'COMPRAR' })).toBeFocused()
  })

  test('the first Tab offers the content, and back-to-top appears beyond 300 px', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    const up = page.getByRole('button', { name: 'Voltar ao topo' })
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await expect(up).toHaveCount(0)
    await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('the portrait animates between list and profile in both directions; other links do not animate', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        // The old snapshot's names are known once the new one is ready.
        void transition.ready.then(() => {
          const names = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          document.documentElement.dataset.journeys = [
            document.documentElement.dataset.journeys,
            names.some((name) => name?.includes('(portrait)')),
          ]
            .join(' ')
            .trim()
        })
        return transition
      }
    })
    const journeys = () => page.locator('html').getAttribute('data-journeys')
    await page.goto('/')
    await expectHydrated(page)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/consultores\/[0-9a-f-]{36}$/)
    await expect.poll(journeys).toBe('true')
    await page.goBack()
    await expect.poll(journeys).toBe('true true')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Consultores' }).click()
    await expect(page).toHaveURL(/\/consultores$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await journeys()).toBe('true true')
  })

  test('addresses that are not found by design are not prefetched', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await expectHydrated(page)
    const footer = page.getByRole('contentinfo')
    for (const name of ['Cadastre-se', 'Todos os serviços', 'Termos de uso', 'Blog'])
      await footer.getByRole('link', { name, exact: true }).focus()
    await expect.poll(() => asked).toContain('/blog.data')
    expect(asked.filter((path) => /^\/(cadastre-se|servicos|termos-uso)(\.data)?$/.test(path))).toEqual([])
  })

  test('the toggle of the filters stays where it was pressed', async ({ page }) => {
    await page.goto('/consultores')
    await expectHydrated(page)
    const toggle = page.getByText('Filtros', { exact: true })
    const before = await toggle.boundingBox()
    await toggle.click()
    await expect(page.getByLabel('Preço por minuto')).toBeVisible()
    expect(await toggle.boundingBox()).toEqual(before)
  })

  test('the footer shows company, contact, opening hours and links', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const words of ['Ltda.', 'CNPJ', 'Avenida Paulista', '24 horas, todos os dias'])
      await expect(footer.getByText(words).first()).toBeVisible()
    for (const href of [
      '/termos-uso',
      '/politica-privacidade',
      '/cookies',
      '/servicos',
      '/cadastre-se',
      '/assinaturas',
      '/consultores/cadastro',
    ])
      await expect(footer.locator(`a[href="${href}"]`), href).toHaveCount(1)
  })

  test('the not-found page shows related content, a search and the main pages', async ({ page }) => {
    expect((await page.goto('/servicos'))?.status()).toBe(404)
    const main = page.getByRole('main')
    const hrefs = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs.slice(0, 8)).toEqual(SERVICES)
    await main.getByRole('searchbox').fill('luna')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/consultores\?busca=luna/)
    await expect(page.getByRole('article', { name: /Luna/ }).first()).toBeVisible()
  })
})

test.describe('when static files fail to load', () => {
  /** Without the service worker, whose own fetches a test cannot block. */
  test.use({ viewport: DESKTOP, serviceWorkers: 'block' })

  test('a broken logo falls back to another image, then to the name', async ({ page }) => {
    await page.route('**/logo.svg', (route) => route.abort())
    await page.goto('/')
    const home = page.getByRole('banner').getByRole('link', { name: 'Sensitivos, página inicial' })
    await expect(home.locator('img')).toHaveAttribute('src', '/favicon.svg')
    await page.route('**/favicon.svg', (route) => route.abort())
    await page.reload()
    await expect(home.locator('img')).toHaveCount(0)
    await expect(home).toContainText('Sensitivos')
  })

  test('the chosen theme applies before the first paint', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Usar tema escuro' }).click()
    expect(await page.evaluate(() => localStorage.getItem('sensitivos-theme'))).toBe('dark')
    // Without any of our files the inline script in the head has to do it.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#12142b')
  })
})

test.describe('on a phone screen', () => {
  test.use({ viewport: PHONE })

  test('the drawer has the same menus, sign-in and registration; Escape returns the focus', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    const open = page.getByRole('button', { name: 'Abrir menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('link', { name: 'CADASTRAR' })).toHaveAttribute('href', '/cadastro')
    await expect(page.getByRole('dialog').getByRole('link', { name: 'ENTRAR' })).toHaveAttribute('href', '/login')
    await checkMenus(page)
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
  })

  test('back-to-top covers no control on the way down the home page', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const covered = new Set<string>()
    let timesSeen = 0
    for (let top = 350; top < height; top += 170) {
      const seen = await page.evaluate(async (top) => {
        window.scrollTo({ top, behavior: 'instant' })
        for (const _ of 'abc') await new Promise(requestAnimationFrame)
        const button = document.querySelector('[aria-label="Voltar ao topo"]')
        if (!button || getComputedStyle(button).opacity === '0') return undefined
        const { left, top: y, width, height } = button.getBoundingClientRect()
        const below = document.elementsFromPoint(left + width / 2, y + height / 2).filter((one) => one !== button)
        return below.find((one) => !button.contains(one) && one.closest('a, button'))?.outerHTML.slice(0, 100) ?? ''
      }, top)
      if (seen) covered.add(seen)
      if (seen === '') timesSeen++
    }
    expect([...covered]).toEqual([])
    expect(timesSeen).toBeGreaterThan(10)
  })

  test('signed in, the drawer shows dashboard and sign-out, and the avatar links to the dashboard', async ({
    page,
  }) => {
    await registerClient(page, 'Ana')
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Meu painel (Ana)' })).toHaveAttribute('href', '/client-dashboard')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Meu Painel' })).toHaveAttribute('href', '/client-dashboard')
    await drawer.getByRole('button', { name: 'Sair' }).click()
    await expect(drawer.getByRole('link', { name: 'ENTRAR' })).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('authToken')])).toEqual([
      null,
      null,
    ])
  })
})
