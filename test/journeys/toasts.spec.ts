import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

const toastArea = (page: Page) => page.getByRole('region', { name: /Avisos/ })
const toast = (page: Page) => toastArea(page).getByRole('listitem')

/** Submits the empty newsletter form, which shows a toast (spec). The clock is manual from then on. */
async function showToast(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Inscrever-se' }).focus()
  await page.keyboard.press('Tab') // the area's code loads at the first interaction
  await expect(toastArea(page)).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(toast(page)).toContainText('Por favor, informe seu e-mail.')
  await expect(toast(page)).toContainText('Erro')
}

test('a toast stays 5000 ms', async ({ page }) => {
  await showToast(page)
  await page.clock.runFor(4_900)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toast(page)).toHaveCount(0)
})

test('a newer toast replaces the older', async ({ page }) => {
  await showToast(page)
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ json: {} }))
  await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('ana@exemplo.com.br')
  await page.getByRole('button', { name: 'Inscrever-se' }).click()
  await page.clock.runFor(100)
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page)).not.toContainText('Por favor')
})

test('F8 focuses the toast, its button closes it, and it is at most 420 px wide', async ({ page }) => {
  await showToast(page)
  await page.keyboard.press('F8')
  await expect(toastArea(page).getByRole('list')).toBeFocused()
  expect((await toastArea(page).getByRole('list').boundingBox())!.width).toBeLessThanOrEqual(420)
  await toast(page).getByRole('button', { name: 'Fechar aviso' }).click()
  await page.clock.runFor(50)
  await expect(toast(page)).toHaveCount(0)
})

test('a swipe of 50 px dismisses the toast, a shorter one does not', async ({ page }) => {
  await showToast(page)
  const push = async (px: number) => {
    const box = (await toast(page).boundingBox())!
    const [x, y] = [box.x + 60, box.y + 12]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let distance = 10; distance < px; distance += 10) await page.mouse.move(x + distance, y)
    await page.mouse.move(x + px, y)
    await page.mouse.up()
    await page.mouse.move(5, 5)
  }
  await push(45)
  await page.clock.runFor(100)
  await expect(toast(page)).toHaveCount(1)
  await push(60)
  await page.clock.runFor(400)
  await expect(toast(page)).toHaveCount(0)
})

test('the toast of the cart goes when another page opens', async ({ page }) => {
  await page.goto('/loja')
  await expectHydrated(page)
  await page
    .getByRole('button', { name: /^Pôr no carrinho: / })
    .first()
    .click()
  await expect(toast(page)).toContainText('No carrinho')
  await page.getByRole('link', { name: /^Carrinho/ }).click()
  await expect(page).toHaveURL('/carrinho')
  await expect(toast(page)).toHaveCount(0, { timeout: 1_000 })
})
