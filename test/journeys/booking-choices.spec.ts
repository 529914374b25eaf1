import { expect } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { test } from './test.ts'

test('choices that follow each other before the page has answered all stay in the address', async ({ page }) => {
  await page.goto('/agendar')
  await page.locator('main a[href*="consultor="]').first().click()
  await expect(page).toHaveURL(/consultor=/)
  await expectHydrated(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/agendar\.data/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('radio', { name: /^45 minutos/ }).check({ force: true })
  await page.getByLabel('Horários de').selectOption({ label: 'Manaus' })
  await page.getByRole('button', { name: 'Próximo mês' }).click()
  release()
  await expect(page).toHaveURL(/mes=/)
  expect(new URL(page.url()).searchParams.get('duracao')).toBe('45')
  expect(new URL(page.url()).searchParams.get('fuso')).toBe('America/Manaus')
  await expect(page.getByRole('radio', { name: /^45 minutos/ })).toBeChecked()
  await expect(page.getByLabel('Horários de')).toHaveValue('America/Manaus')
})
