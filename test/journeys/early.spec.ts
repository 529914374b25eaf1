import { expect, test } from '@playwright/test'
import { DESK } from './cast.ts'

test.use({ viewport: DESK })

test('what is sent and pressed before any script has come is done when they come', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/cadastre-se/newsletter', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Seu e-mail' }).fill(`cedo-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`)
  await main.getByRole('button', { name: 'Inscrever-se' }).click()
  await page.getByRole('banner').getByRole('button', { name: /tema/i }).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  scripts.resolve()
  await expect(page.getByText('Você foi inscrito em nossa newsletter.').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
