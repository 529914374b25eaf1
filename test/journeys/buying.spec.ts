import { expect, type Page, test } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { callApiAs, openBrowser, DESKTOP, fillPersonalDetails, PHONE, registerClient } from './people.ts'

type Order = { id: string; state: string; totalCents: number; payment: { id: string } }

/** The sandbox bank takes some seconds. */
test.setTimeout(150_000)

const orderOf = (page: Page) => callApiAs<Order>(page, `/api/orders/${new URL(page.url()).searchParams.get('pedido')}`)

async function tryCoupon(page: Page, code: string) {
  await page.getByLabel('Cupom', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Usar', exact: true }).click()
}

/** Chooses the first item of a page and goes to its summary. */
async function chooseFirst(page: Page, path: string) {
  await page.goto(path)
  await expectHydrated(page)
  await page
    .getByRole('button', { name: /^Comprar \d/ })
    .first()
    .click()
}

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel('Nome impresso no cartão').fill('Bia Moreira')
  await page.getByLabel('Validade').fill('12/35')
  await page.getByLabel('Código de segurança').fill('123')
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
}

test('a package by Pix: rejected coupons explain why, a valid one is applied, minutes are credited, one mail is sent, and the coupon cannot be used again', async ({
  browser,
}) => {
  const { page, email } = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  await chooseFirst(page, '/comprar/pacotes')
  await expect(page.getByRole('heading', { name: 'Confira e pague' })).toBeVisible()

  await page.getByRole('button', { name: 'Tenho um cupom' }).click()
  await tryCoupon(page, 'nao existe')
  await expect(page.getByText('Não conhecemos este cupom')).toBeVisible()
  await tryCoupon(page, 'INVERNO10')
  await expect(page.getByText('Este cupom já terminou.')).toBeVisible()
  await tryCoupon(page, 'mais5')
  await expect(page.getByText('Este cupom não vale para esta compra.')).toBeVisible()
  await tryCoupon(page, 'primavera 10')
  await expect(page.getByText('Cupom PRIMAVERA10')).toBeVisible()

  await page.getByRole('button', { name: 'Pagar R$ 134,91 com Pix' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: /página do banco/ }).click()
  const bank = await opening
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click()
  await bank.close()
  await expect(page.getByRole('heading', { name: 'Seus minutos estão prontos' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'Ver recibo' })).toHaveAttribute('href', /^\/relatorios\?recibo=/)
  expect(await orderOf(page)).toMatchObject({ state: 'paid', totalCents: 13_491 })
  expect(await callApiAs(page, '/api/wallet')).toMatchObject({ availableCents: 0 })

  await expect(async () => {
    await page.goto(`/api/sandbox/mailbox?para=${email}`)
    await expect(page.getByRole('link', { name: /^Seu pacote: / })).toHaveCount(1, { timeout: 300 })
  }).toPass({ timeout: 15_000 })

  await chooseFirst(page, '/comprar/planos')
  await page.getByRole('button', { name: 'Tenho um cupom' }).click()
  await tryCoupon(page, 'PRIMAVERA10')
  await expect(page.getByText('Você já usou este cupom.')).toBeVisible()
})

test('a plan by card: chosen before registering, declined with a reason, paid at the second attempt', async ({
  browser,
}) => {
  const page = await openBrowser(browser, DESKTOP)
  await chooseFirst(page, '/comprar/planos')
  await expect(page).toHaveURL(/\/login/)
  await page
    .getByRole('link', { name: /Criar conta|Cadastre-se/ })
    .first()
    .click()
  await fillPersonalDetails(page, 'Bia')
  await page.getByRole('button', { name: 'Criar conta grátis' }).click()
  await expect(page.getByRole('heading', { name: 'Confira e pague' })).toBeVisible()
  const there = page.url()

  await page.getByText('Cartão de crédito').click()
  await page.getByLabel('Em quantas vezes').selectOption('3')
  await page.getByRole('button', { name: 'Pagar R$ 149,90 com cartão' }).click()
  await typeCard(page, '4000 0000 0000 9995')
  await expect(page.getByText('O banco recusou este pagamento com cartão')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('O cartão não tem limite disponível para este valor.')).toBeVisible()
  expect(page.url()).toContain(there)
  const { id: refused } = (await orderOf(page)).payment

  const second = await page.context().newPage()
  await second.goto(there)
  await page.getByRole('button', { name: 'Pagar R$ 149,90 com cartão' }).click()
  await typeCard(page, '5555 5555 5555 4444')
  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { name: 'Seus minutos estão prontos' })).toBeVisible({ timeout: 30_000 })
  const paid = await orderOf(page)
  expect(paid).toMatchObject({ state: 'paid', totalCents: 14_990 })
  expect(paid.payment.id).not.toBe(refused)
  expect(await callApiAs(page, '/api/wallet')).toMatchObject({ availableCents: 0 })
})
