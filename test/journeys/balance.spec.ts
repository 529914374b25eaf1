import { expect, type Page } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import { expectHydrated } from './expect-hydrated.ts'
import { callApiAs, DESKTOP, openBrowser, PHONE, registerClient, sendMessage } from './people.ts'
import { openAnaWithCredits, openMarinaOnline, startConsultation } from './start-consultation.ts'
import { test } from './test.ts'

const walletOf = (page: Page) => callApiAs<{ availableCents: number; reservedCents: number }>(page, '/api/wallet')

/** Presses "Pagar" on the bank's page, which opens in another tab. */
async function payAtBank(page: Page) {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: /página do banco/ }).click()
  const bank = await opening
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click()
  // Closing the tab while it sends the form can hang the browser's process of both.
  await page.bringToFront()
}

test('a package half by balance and half by Pix: the sums are clear, the part is reserved, and cancelling gives both parts back', async ({
  browser,
}) => {
  const { page } = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  await buyByPix(page, { item: 'creditos-100' })
  await page.goto('/comprar/pacotes')
  await expectHydrated(page)
  await page
    .getByRole('button', { name: /^Comprar \d/ })
    .first()
    .click()
  await expect(page.getByRole('checkbox', { name: 'Usar R$ 100,00 dos R$ 108,00 que você tem' })).toBeChecked()
  await page.getByRole('button', { name: 'Usar outro valor' }).click()
  await page.getByLabel('Quanto usar do saldo, em reais').fill('145,00')
  await expect(page.getByText('Escolha até R$ 100,00')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeDisabled()
  await page.getByLabel('Quanto usar do saldo, em reais').fill('74,95')
  await page.getByRole('button', { name: 'Pagar R$ 74,95 com Pix' }).click()
  await expect(page.getByRole('heading', { name: /^Pague R\$\s74,95 com Pix/ })).toBeVisible()
  expect(await walletOf(page)).toMatchObject({ availableCents: 2_505, reservedCents: 7_495 })
  await expect(page.getByText('Do saldo, reservado')).toBeVisible()
  await payAtBank(page)
  await expect(page.getByRole('heading', { name: 'Seus minutos estão prontos' })).toBeVisible()
  expect(await walletOf(page)).toMatchObject({ availableCents: 2_505, reservedCents: 0 })

  await expect(page.getByText('Volta para o seu saldo, de onde veio')).toBeVisible()
  await page.getByRole('button', { name: 'Desistir e receber R$ 149,90 de volta' }).click()
  const sure = page.getByRole('dialog', { name: 'Receber R$ 149,90 de volta?' })
  await expect(sure.getByText(/R\$\s74,95 voltam agora para o seu saldo/)).toBeVisible()
  await sure.getByRole('button', { name: 'Sim, quero R$ 149,90 de volta' }).click()
  await expect(page.getByText(/R\$\s74,95 voltam pelo banco, e R\$\s74,95 já estão no seu saldo/)).toBeVisible()
  expect(await walletOf(page)).toMatchObject({ availableCents: 10_000, reservedCents: 0 })
})

test('a package paid by the balance alone needs one button and no bank', async ({ browser }) => {
  const { page } = await registerClient(await openBrowser(browser, DESKTOP), 'Bia')
  await buyByPix(page, { item: 'creditos-200' })
  await page.goto('/comprar/pacotes')
  await expectHydrated(page)
  await page
    .getByRole('button', { name: /^Comprar \d/ })
    .first()
    .click()
  await expect(page.getByText('Como você quer pagar?')).toBeHidden()
  await page.getByRole('button', { name: 'Pagar R$ 149,90 com o saldo' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Seus minutos estão prontos' })).toBeVisible()
  expect(await walletOf(page)).toMatchObject({ availableCents: 5_010, reservedCents: 0 })
})

test('credit added in the room by Pix, with the clock stopped by one press, is there the moment it is paid', async ({
  browser,
}) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)
  await startConsultation(ana, marina)
  await sendMessage(marina, 'Boa noite, Ana.')
  await expect(ana.page.getByText('Boa noite, Ana.')).toBeVisible()

  await ana.page.getByRole('button', { name: 'Adicionar créditos' }).click()
  const sheet = ana.page.getByRole('region', { name: 'Adicionar créditos' })
  await sheet.getByRole('button', { name: 'Pausar o relógio' }).click()
  await expect(sheet.getByText('O relógio está parado. Pague com calma.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Pagar R$ 30,00 com Pix' }).click()
  await expect(sheet.getByRole('img', { name: /QR code do Pix/ })).toBeVisible()
  const before = await walletOf(ana.page)
  await payAtBank(ana.page)
  await expect(sheet.getByText('R$ 30,00 chegaram ao seu saldo')).toBeVisible()
  expect((await walletOf(ana.page)).availableCents).toBe(before.availableCents + 3_000)

  await sheet.getByRole('button', { name: 'Retomar a conversa' }).click()
  await expect(sheet).toBeHidden()
  await expect(ana.page.getByTestId('meter')).toContainText('até agora')
  await sendMessage(ana, 'Voltei, podemos continuar.')
  await expect(marina.page.getByText('Voltei, podemos continuar.')).toBeVisible()
})

test('a Pix that was asked for in the room is still there to be paid when the consultation ends meanwhile', async ({
  browser,
}) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)
  await startConsultation(ana, marina)
  await sendMessage(marina, 'Boa noite, Ana.')
  await ana.page.getByRole('button', { name: 'Adicionar créditos' }).click()
  await ana.page.getByRole('button', { name: 'Pagar R$ 30,00 com Pix' }).click()
  await expect(ana.page.getByRole('img', { name: /QR code do Pix/ })).toBeVisible()
  await marina.page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await marina.page.getByRole('button', { name: 'Encerrar e acertar' }).click()

  const open = ana.page.getByRole('complementary', { name: 'Pedidos à espera do pagamento' })
  await open.getByRole('link', { name: /R\$\s30,00/ }).click()
  await expect(ana.page.getByRole('heading', { name: /^Pague R\$\s30,00 com Pix/ })).toBeVisible()
})
