import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { axeViolations } from './axe.ts'
import { expectHydrated } from './expect-hydrated.ts'
import { registerClient, signIn } from './people.ts'
import { test } from './test.ts'
import { smallTargets } from './touch-targets.ts'

const [ana, luna, iris] = demoPeople
const bar = (page: Page) => page.getByRole('navigation', { name: 'Atalhos' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Mais' })

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

const PAGES: [who: string, email: string | undefined, paths: string[]][] = [
  [
    'a visitor',
    undefined,
    ['/', '/consultores', '/comprar', '/tarot-gratis', '/loja', '/login', '/cadastro-novo', '/agendar', '/contato'],
  ],
  [
    'a client',
    ana.email,
    ['/client-dashboard', ...['agenda', 'compras', 'conta'].map((part) => `/client-dashboard?secao=${part}`)],
  ],
  ['a consultant', luna.email, ['/consultant-dashboard', '/consultor/configuracoes', '/relatorios']],
  ['the team', iris.email, ['/admin-dashboard', '/admin-dashboard/mensagens', '/admin-dashboard/dinheiro/suspenso']],
]

for (const [who, email, paths] of PAGES)
  test(`what ${who} presses often is at least 40 px high and wide, and everything 24`, async ({ page }) => {
    if (email) await signIn(page, email)
    const small: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('.animate-pulse')).toHaveCount(0)
      small.push(...(await smallTargets(page)).map((words) => `${path}: ${words}`))
    }
    expect(small).toEqual([])
  })

test.describe('the bar of who is signed in', () => {
  test('leads to what a client presses most, says where one is, and has the rest behind "Mais"', async ({ page }) => {
    await signIn(page, ana.email)
    await page.goto('/client-dashboard')
    const places = bar(page)
    await expect(places.getByRole('link')).toHaveText(['Início', 'Consultores', 'Tarot', 'Agenda'])
    await expect(places.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
    await places.getByRole('link', { name: 'Agenda' }).click()
    await expect(page).toHaveURL('/client-dashboard?secao=agenda')
    await expect(places.getByRole('link', { name: 'Agenda' })).toHaveAttribute('aria-current', 'page')
    await expect(places.locator('[aria-current]')).toHaveCount(1)

    const more = places.getByRole('button', { name: 'Mais' })
    await more.click()
    await expect(sheet(page).getByRole('link', { name: 'Extrato' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await more.click()
    await sheet(page).getByRole('link', { name: 'Compras' }).click()
    await expect(page).toHaveURL('/client-dashboard?secao=compras')
    await expect(sheet(page)).toBeHidden()
    await expect(more).toHaveAttribute('aria-current', 'true')
    await more.click()
    await sheet(page).getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('link', { name: 'Entrar', exact: true }).first()).toBeVisible()
    await expect(places).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
  })

  test('its place is kept before any script of ours, and not in a room or for a visitor', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    const kept = async (path: string) => {
      await page.goto(path)
      return page.evaluate(() => getComputedStyle(document.body).paddingBottom)
    }
    expect(await kept('/')).toBe('0px')
    await signIn(page, ana.email)
    expect(await kept('/')).toBe('60px')
    expect(await kept('/consultation/00000000-0000-4000-8000-000000000000')).toBe('0px')
  })

  test('covers neither the end of a page nor the button that leads to its top', async ({ page }) => {
    await signIn(page, ana.email)
    await page.goto('/loja')
    await expect(bar(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const top = (await bar(page).boundingBox())!.y
    const last = page.getByRole('contentinfo')
    await expect(async () => {
      const { y, height } = (await last.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(top + 1)
    }).toPass()
    const up = (await page.getByRole('button', { name: 'Voltar ao topo' }).boundingBox())!
    expect(up.y + up.height).toBeLessThanOrEqual(top)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(bar(page)).toBeHidden()
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the bar makes way for the keyboard', async ({ page }) => {
    await registerClient(page, 'Bia')
    await page.goto('/contato')
    await expect(bar(page)).toBeVisible()
    await page.getByLabel('Mensagem').focus()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: /Enviar/ }).focus()
    await expect(bar(page)).toBeVisible()
  })
})

test('the team has its queue and its search within reach of the thumb, and the rest behind "Mais"', async ({
  page,
}) => {
  await signIn(page, iris.email)
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Buscar' }).click()
  const search = page.getByRole('dialog', { name: 'Buscar em tudo' })
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await bar(page).getByRole('link', { name: 'Hoje' }).click()
  await expect(page).toHaveURL('/admin-dashboard')
  await bar(page).getByRole('button', { name: 'Mais' }).click()
  const rest = sheet(page).getByRole('navigation', { name: 'Seu painel' })
  await expect(rest.getByRole('link', { name: 'A casa em números' })).toBeVisible()
  await expect(rest.getByRole('link', { name: /^Depoimentos ?, esperando: \d/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  // In a narrow window the case takes the place of the list, and leads back to it.
  const list = page.getByRole('list', { name: 'Casos por prazo' })
  await list.getByRole('link').first().click()
  await expect(list).toBeHidden()
  await page.getByRole('link', { name: 'Fila', exact: true }).last().click()
  await expect(list).toBeVisible()
})

for (const [who, email, path] of [
  ['a visitor', undefined, '/'],
  ['a client', ana.email, '/'],
  ['a client in the dashboard', ana.email, '/client-dashboard'],
  ['a consultant', luna.email, '/consultores'],
  ['a consultant in the dashboard', luna.email, '/consultant-dashboard'],
] as const)
  test(`the header of ${who} is one row at 200 % and with letters twice as large`, async ({ page }) => {
    if (email) await signIn(page, email)
    await page.goto(path)
    await expectHydrated(page)
    const banner = page.getByRole('banner')
    if (email) await expect(banner.getByRole('button', { name: 'Avisos' })).toBeVisible()
    if (email === luna.email) await expect(banner.getByRole('switch')).toBeVisible()
    for (const width of [683, 360])
      for (const letters of ['', '32px']) {
        await page.setViewportSize({ width, height: 700 })
        const rows = await page.evaluate(async (letters) => {
          document.documentElement.style.fontSize = letters
          for (const _ of 'ab') await new Promise(requestAnimationFrame)
          const header = document.querySelector('header')!
          const seen = [...header.querySelectorAll('a, button, label')].filter((one) => one.checkVisibility())
          const middles = seen.map((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return (top + bottom) / 2
          })
          const over = seen.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length
          const edges = seen.map((one) => one.getBoundingClientRect()).sort((a, b) => a.left - b.left)
          const upon = edges.filter(({ left }, at) => at > 0 && left < edges[at - 1]!.right - 1).length
          return { apart: Math.max(...middles) - Math.min(...middles), over, upon, count: seen.length }
        }, letters)
        expect(rows.count, `${width} px`).toBeGreaterThan(2)
        expect(rows.over, `${width} px, letters ${letters}`).toBe(0)
        expect(rows.upon, `${width} px, letters ${letters}: controls upon each other`).toBe(0)
        expect(rows.apart, `${width} px, letters ${letters}`).toBeLessThan(12)
      }
  })

test.describe('on a device with a dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('the site is light, and offers the dark theme once', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByText('Quer o site escuro, como o seu aparelho?').first()).toBeVisible()
    await page.reload()
    await expectHydrated(page)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('dialog').getByText('Tema claro', { exact: true })).toBeVisible()
    await expect(page.getByText('Quer o site escuro, como o seu aparelho?')).toHaveCount(0)
    await page.getByRole('button', { name: 'Usar tema escuro' }).click()
    await expect(page.getByRole('dialog').getByText('Tema escuro', { exact: true })).toBeVisible()
  })

  test('the offer turns the site dark and is kept', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Usar o tema escuro' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
