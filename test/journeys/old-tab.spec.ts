import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP, serviceWorkers: 'block' })

/** The page listens, and what it loads beforehand has come. */
async function becomeReady(page: Page) {
  let hasToasts = false
  page.on('response', (answer) => (hasToasts ||= answer.url().includes('toast-area')))
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(hasToasts).toBe(true)
  }).toPass()
  await page.waitForLoadState('networkidle')
}

/**
 * A tab from before a deploy: the files of its build are gone, until it loads a page anew. Returns the addresses that
 * were loaded since.
 */
async function deploy(page: Page): Promise<string[]> {
  // It comes when the browser is idle, and a deploy is never as early.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/new-build-')),
  )
  const loaded: string[] = []
  await page.route('**/assets/**', (route) => (loaded.length > 0 ? route.continue() : route.fulfill({ status: 404 })))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

test('a link opens its page in the new build, and a link that is only hovered opens nothing', async ({ page }) => {
  await page.goto('/contato')
  await expectHydrated(page)
  const loaded = await deploy(page)
  const asked = page.waitForResponse((answer) => answer.url().includes('/assets/') && answer.status() === 404)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true })
  await link.hover()
  await asked
  expect(loaded).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(loaded).toEqual(['/blog'])
})

test('a form whose code is gone comes back with what was typed, and works', async ({ page }) => {
  const email = `bia-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`
  await page.goto('/cadastre-se/newsletter')
  await expectHydrated(page)
  const loaded = await deploy(page)
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Seu e-mail' }).fill(email)
  await form.getByRole('button', { name: 'Inscrever-se' }).click()
  await expect.poll(() => loaded).toEqual(['/cadastre-se/newsletter'])
  await expect(form.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue(email)
  await expect(page.getByText('Não foi possível concluir sua inscrição')).toHaveCount(0)
  await form.getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(page.getByText('Você foi inscrito em nossa newsletter.').first()).toBeVisible()
  expect(loaded).toHaveLength(1)
})

test('signing in leads to the dashboard', async ({ page }) => {
  await page.goto('/login')
  await becomeReady(page)
  await deploy(page)
  await page.getByLabel('E-mail').fill(demoPeople[0].email)
  await page.getByLabel('Senha', { exact: true }).fill(demoPeople[0].password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/client-dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(demoPeople[0].firstName)
})

test('without a network nothing is loaded anew: the page and its words stay, and the failure is said', async ({
  page,
}) => {
  await page.goto('/cadastre-se/newsletter')
  await becomeReady(page)
  const loaded: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && loaded.push(request.url())))
  await page.route('**/assets/**', (route) => route.abort())
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Seu e-mail' }).fill('bia@exemplo.com.br')
  await form.getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(page.getByText('Não foi possível concluir sua inscrição').first()).toBeVisible()
  expect(loaded).toEqual([])
})
