import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { DESKTOP } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP, serviceWorkers: 'block' })

/** A browser that was told to keep nothing of any site. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })

test('where nothing may be stored, calls without an account work', async ({ page }) => {
  await forbidStorage(page)
  await page.goto('/cadastre-se/newsletter')
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Seu e-mail' }).fill(`bia-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`)
  await form.getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(page.getByText('Você foi inscrito em nossa newsletter.').first()).toBeVisible()
})

test('where nothing may be stored, a sign-in lasts as long as the page, and says so', async ({ page }) => {
  await forbidStorage(page)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(demoPeople[0].email)
  await page.getByLabel('Senha', { exact: true }).fill(demoPeople[0].password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/client-dashboard/)
  await expect(page.getByText('Você entrou, mas só nesta página').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(demoPeople[0].firstName)
  await page.getByRole('banner').getByRole('link', { name: 'Sensitivos' }).first().click()
  await expect(page.locator('header a[aria-label^="Meu painel"]').first()).toBeAttached()
  await page.goto('/client-dashboard')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /entrar/i })
      .first(),
  ).toBeVisible()
})
