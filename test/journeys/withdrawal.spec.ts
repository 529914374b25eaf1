import { expect } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import { PHONE, registerClient } from './people.ts'
import { test } from './test.ts'

test('a withdrawal asks for the password in a dialog, keeps what was typed, and then goes on', {
  tag: '@main',
}, async ({ browser }) => {
  // What a service worker fetches passes by the routes below.
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const { page } = await registerClient(await context.newPage(), 'Ana')
  await buyByPix(page, { item: 'creditos-50' })
  // A quarter of an hour after the password was typed, the server answers like this until it is typed again.
  let isConfirmed = false
  await page.route('**/api/auth/confirm-password', async (route) => {
    const answer = await route.fetch()
    isConfirmed ||= answer.ok()
    await route.fulfill({ response: answer })
  })
  await page.route('**/api/withdrawals', (route) =>
    route.request().method() === 'POST' && !isConfirmed
      ? route.fulfill({ status: 403, json: { error: 'Digite a sua senha.', code: 'http.password_required' } })
      : route.continue(),
  )
  await page.goto('/client-dashboard?secao=compras')
  await page.getByRole('button', { name: 'Retirar saldo' }).click()
  const amount = page.getByLabel('Quanto retirar, em reais')
  await amount.fill('12,50')
  await page.getByRole('button', { name: 'Retirar R$ 12,50' }).click()

  const asking = page.getByRole('dialog', { name: 'Confirme que é você' })
  const password = asking.getByLabel('Senha', { exact: true })
  await expect(password).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asking).toBeHidden()
  await expect(page.getByText('Digite a sua senha.')).toBeVisible()
  await expect(amount).toHaveValue('12,50')

  await page.getByRole('button', { name: 'Retirar R$ 12,50' }).click()
  await password.fill('não é esta senha')
  await password.press('Enter')
  await expect(asking.getByText('A senha não confere.')).toBeVisible()
  await password.fill('mar-calmo-ao-amanhecer-27')
  await password.press('Enter')
  await expect(page.getByText('R$ 12,50 a caminho', { exact: true })).toBeVisible()
  await expect(asking).toBeHidden()
})
