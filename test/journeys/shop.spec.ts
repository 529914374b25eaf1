import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { test } from './test.ts'

const badge = (page: Page) => page.locator('header [data-cart-count]')
const add = (page: Page, name: string) =>
  page.getByRole('button', { name: `Pôr no carrinho: ${name}`, exact: true }).click()
const DECK = 'Tarot de Marselha, edição almanaque'

async function shop(page: Page) {
  await page.goto('/loja')
  await expectHydrated(page)
}

test('Ana adds, searches, opens a product, sees the freight; leaving the site empties her cart', async ({ page }) => {
  await shop(page)
  await add(page, DECK)
  await add(page, DECK)
  await expect(badge(page)).toHaveText('2')

  await page.getByLabel('Buscar na loja').fill('ametista')
  await page.getByLabel('Buscar na loja').press('Enter')
  await expect(page).toHaveURL(/busca=ametista/)
  await page.getByRole('link', { name: 'Drusa de ametista' }).click()
  await expect(page).toHaveTitle(/^Drusa de ametista/)
  await expect(page.getByRole('heading', { level: 1, name: 'Drusa de ametista' })).toBeVisible()
  await add(page, 'Drusa de ametista')
  await expect(badge(page)).toHaveText('3')

  await page.getByRole('link', { name: 'Carrinho, 3 itens' }).click()
  await page.getByLabel('CEP de entrega').fill('00000000')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByText('Nenhum endereço do Brasil tem este CEP.')).toBeVisible()
  await page.getByLabel('CEP de entrega').fill('01310100')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByText('São Paulo, 01310-100')).toBeVisible()

  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/marselha|ametista|01310/i)
  await page.reload()
  await expect(page.getByText('O carrinho está vazio')).toBeVisible()
})

test('decreasing a quantity of one removes the item; clearing empties the cart', async ({ page }) => {
  await shop(page)
  await add(page, DECK)
  await add(page, 'Tarot Cenas do Brasil')
  await page.getByRole('link', { name: 'Carrinho, 2 itens' }).click()
  await page
    .getByRole('group', { name: `Quantidade de ${DECK}` })
    .getByRole('button', { name: 'Tirar do carrinho' })
    .click()
  await expect(badge(page)).toHaveText('1')
  await page.getByRole('button', { name: 'Esvaziar o carrinho' }).click()
  await expect(page.getByText('O carrinho está vazio')).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
})

test('a missing product is a 404 with similar products', async ({ page }) => {
  const answer = await page.goto('/loja?produto=drusa-de-ametixta')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Drusa de ametista' })).toBeVisible()
})

test('category, sorting and an empty search come from the address', async ({ page }) => {
  await page.goto('/loja?categoria=velas&ordem=menor-preco')
  await expect(page.getByRole('status').first()).toHaveText('4 produtos')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Par de velas palito, índigo')
  await page.goto('/loja?busca=xyzzyx')
  await expect(page.getByText('Nada na prateleira com estas palavras')).toBeVisible()
})
