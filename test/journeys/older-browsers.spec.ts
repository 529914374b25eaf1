import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { newerBuiltIns } from '../laws/browser-floor.ts'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

const TOO_OLD = 'Seu navegador é antigo para este site'

/** Takes away what browsers at the floor lack, before any script of the page runs. */
const becomeOld = (page: Page) => {
  const { members, globals } = newerBuiltIns()
  return page.addInitScript(
    ({ members, globals }) => {
      const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>
      for (const { thing, member, isStatic } of members)
        Reflect.deleteProperty((isStatic ? world[thing] : world[thing]?.prototype) ?? {}, member)
      for (const name of globals) Reflect.deleteProperty(world, name)
    },
    // What is enforced anyway has to stay.
    { members, globals: [...globals.keys()].filter((name) => !/^trusted/i.test(name)) },
  )
}

/** What the page says of errors. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (said) => said.type() === 'error' && errors.push(`${page.url()}: ${said.text()}`))
  return errors
}

const PUBLIC_PAGES = [
  '/',
  '/consultores',
  '/consultas-online',
  '/comprar/creditos',
  '/tarot-gratis',
  '/servicos/astrologia',
  '/servicos/numerologia',
  '/blog',
  '/contato',
]

test('pages work with only what the oldest browsers have', async ({ page }) => {
  const errors = errorsOf(page)
  await becomeOld(page)
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await expectHydrated(page)
    await page.getByRole('banner').getByRole('button', { name: /tema/i }).hover()
    await expect(page.getByRole('main')).toBeVisible()
  }
  await page.goto('/consultores')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/consultores\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'any' in AbortSignal || 'union' in Set.prototype || 'canParse' in URL)).toBe(false)
  await expect(page.getByText(TOO_OLD)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('signing in and the dashboards work with only what the oldest browsers have', async ({ page }) => {
  const errors = errorsOf(page)
  await becomeOld(page)
  for (const [person, path] of [
    [demoPeople[0], '/client-dashboard'],
    [demoPeople[1], '/consultant-dashboard'],
  ] as const) {
    await page.goto(`/login?next=${path}`)
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Senha', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
    // The second load is the service worker's.
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
    // Where no page of ours goes on asking.
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.clear())
  }
  expect(errors).toEqual([])
})

test('an older browser is told so in words', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
    Reflect.deleteProperty(Array, 'fromAsync')
  })
  await page.goto('/')
  await expect(page.getByRole('alert').filter({ hasText: TOO_OLD })).toContainText('Chrome 109')
  await expectHydrated(page)
  await expect(page.getByText(TOO_OLD)).toHaveCount(1)
})
