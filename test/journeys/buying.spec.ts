import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { callApiAs, openBrowser, DESKTOP, fillPersonalDetails, PHONE, registerClient } from './people.ts'
import { test } from './test.ts'

type Order = { id: string; state: string; totalCents: number; payment: { id: string } }

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

test('a package by Pix: rejected coupons explain why, a valid one is applied, minutes are credited, one mail is sent, and the coupon cannot be used again', {
  tag: '@main',
}, async ({ browser }) => {
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
  await expect(page.getByRole('heading', { name: 'Seus minutos estão prontos' })).toBeVisible()
  await bank.close()
  await page.bringToFront()
  await expect(page.getByRole('link', { name: 'Ver recibo' })).toHaveAttribute('href', /^\/relatorios\?recibo=/)
  expect(await orderOf(page)).toMatchObject({ state: 'paid', totalCents: 13_491 })
  expect(await callApiAs(page, '/api/wallet')).toMatchObject({ availableCents: 0 })

  await expect(async () => {
    await page.goto(`/api/sandbox/mailbox?para=${email}`)
    await expect(page.getByRole('link', { name: /^Seu pacote: / })).toHaveCount(1, { timeout: 300 })
  }).toPass()

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
  await page.getByRole('link', { name: 'Criar conta grátis' }).click()
  await fillPersonalDetails(page, 'Bia')
  await page.getByRole('button', { name: 'Criar conta grátis' }).click()
  await expect(page.getByRole('heading', { name: 'Confira e pague' })).toBeVisible()
  const there = page.url()

  await page.getByText('Cartão', { exact: true }).click()
  await page.getByLabel('Em quantas vezes').selectOption('3')
  await page.getByRole('button', { name: 'Pagar R$ 129,90 com cartão' }).click()
  await typeCard(page, '4000 0000 0000 9995')
  await expect(page.getByText('O banco recusou este pagamento com cartão')).toBeVisible()
  await expect(page.getByText('O cartão não tem limite disponível para este valor.')).toBeVisible()
  expect(page.url()).toContain(there)
  const { id: refused } = (await orderOf(page)).payment

  const second = await page.context().newPage()
  await second.goto(there)
  await page.getByRole('button', { name: 'Pagar R$ 129,90 com cartão' }).click()
  await typeCard(page, '5555 5555 5555 4444')
  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { name: 'Seus minutos estão prontos' })).toBeVisible()
  const paid = await orderOf(page)
  expect(paid).toMatchObject({ state: 'paid', totalCents: 12_990 })
  expect(paid.payment.id).not.toBe(refused)
  expect(await callApiAs(page, '/api/wallet')).toMatchObject({ availableCents: 0 })
})

test('one question on /comprar gives one answer with its arithmetic, also without JavaScript, and leads to the summary', {
  tag: '@main',
}, async ({ browser, baseURL }) => {
  const bare = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: baseURL! })
  ).newPage()
  await bare.goto('/comprar')
  await bare.getByRole('link', { name: '1 hora', exact: true }).click()
  await expect(bare).toHaveURL(/minutos=60/)
  const answer = bare.getByRole('region', { name: 'Plano mensal: 60 minutos por mês' })
  await expect(answer.getByText('Assim saem por R$ 129,90: R$ 49,50 a menos.')).toBeVisible()
  await bare.getByText('Outro tempo, ou outro preço por minuto').click()
  await bare.getByRole('spinbutton', { name: 'Minutos por mês' }).fill('20')
  await bare.getByLabel('Preço do minuto').selectOption('199')
  await bare.getByRole('button', { name: 'Fazer a conta' }).click()
  await expect(bare.getByRole('region', { name: '100 créditos' })).toBeVisible()
  await bare.context().close()

  const { page } = await registerClient(await openBrowser(browser, DESKTOP), 'Ana')
  await page.goto('/comprar?minutos=60')
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Continuar com R$ 129,90' }).click()
  await expect(page.getByRole('heading', { name: 'Confira e pague' })).toBeVisible()
  expect(await orderOf(page)).toMatchObject({ totalCents: 12_990 })
})

test('from a request page the missing sum is chosen, and time is shown at the price of that person', async ({
  browser,
}) => {
  const { page } = await registerClient(await openBrowser(browser, DESKTOP), 'Bia')
  const { consultants } = await callApiAs<{ consultants: { id: string; name: string }[] }>(
    page,
    '/api/consultants?text=Luna%20Prado',
  )
  const { id, name } = consultants[0]!
  await page.goto(`/comprar/creditos?consultor=${id}&falta=1347&next=/chat/${id}`)
  await expectHydrated(page)
  await expect(page.getByText(`com ${name}, a R$ 4,49 por minuto`)).toBeVisible()
  await expect(page.getByRole('radio', { name: /R\$ 13,47.*o que falta agora/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continuar com R$ 13,47' }).click()
  await expect(page.getByRole('heading', { name: 'Confira e pague' })).toBeVisible()
  expect(await orderOf(page)).toMatchObject({ totalCents: 1_347 })
})

test('WhatsApp leads to the written question; video to the call, or to whoever offers one', async ({ page }) => {
  await page.goto('/consultores?busca=Luna')
  const card = page.getByRole('article', { name: 'Luna Prado' })
  await card.getByText('Outras formas').click()
  await card.getByRole('link', { name: /^WhatsApp/ }).click()
  await expect(page).toHaveURL(/tipo=whatsapp/)
  await expect(page.getByRole('radio', { name: /Pergunta por escrito/ })).toBeChecked()
  await page.goBack()
  await card.getByText('Outras formas').click()
  await card.getByRole('link', { name: /^Vídeo/ }).click()
  await expect(page).toHaveURL(/tipo=video/)
  await expect(page.getByRole('heading', { name: 'Falar por vídeo com Luna Prado' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Preparar a chamada' })).toHaveAttribute('href', /canal=video/)

  await page.goto('/consultores?busca=Murilo')
  const murilo = page.getByRole('article').first()
  await murilo.getByText('Outras formas').click()
  await murilo.getByRole('link', { name: /^Vídeo/ }).click()
  await expect(page.getByText(/não atende por vídeo/)).toBeVisible()
  await page.getByRole('link', { name: 'quem atende por vídeo' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article', { name: /Murilo/ })).toBeHidden()
})
