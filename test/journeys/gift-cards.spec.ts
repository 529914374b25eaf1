import { expect } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { callApiAs, DESKTOP, openBrowser, PHONE, registerClient } from './people.ts'
import { test } from './test.ts'

test('Ana gives R$ 50,00 by Pix; Bia brings the code of the mail, reads what may happen, and redeems it', async ({
  browser,
}) => {
  const ana = await registerClient(await openBrowser(browser, DESKTOP), 'Ana')
  const bia = await registerClient(await openBrowser(browser, PHONE), 'Bia')
  await ana.page.goto('/comprar/vale-presente')
  await expectHydrated(ana.page)
  await ana.page.getByText('R$ 50,00', { exact: true }).first().click()
  await ana.page.getByLabel('Nome de quem recebe').fill('Bia')
  await ana.page.getByLabel('E-mail de quem recebe').fill(bia.email)
  await ana.page.getByLabel(/Algumas palavras/).fill('Para uma boa conversa.')
  const opening = ana.page.context().waitForEvent('page')
  await ana.page.getByRole('button', { name: 'Pagar R$ 50,00 com Pix' }).click()
  await ana.page.getByRole('link', { name: /página do banco/ }).click()
  const bank = await opening
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(ana.page.getByRole('heading', { name: 'Seu vale-presente foi enviado' })).toBeVisible()
  await bank.close()

  const mail = bia.page.locator('li a', { hasText: 'Um presente para você' }).first()
  await expect(async () => {
    await bia.page.goto(`/api/sandbox/mailbox?para=${bia.email}`)
    await expect(mail).toBeVisible({ timeout: 300 })
  }).toPass()
  await mail.click()
  const link = bia.page.frameLocator('iframe').getByRole('link', { name: 'Resgatar o presente' })
  const { pathname, hash } = new URL((await link.getAttribute('href'))!)
  await bia.page.goto(pathname + hash)
  await bia.page.getByRole('button', { name: 'Ver o presente' }).click()
  await expect(bia.page.getByText('Ana deu R$ 50,00 a você')).toBeVisible()
  await expect(bia.page.getByText('Para uma boa conversa.')).toBeVisible()
  await bia.page.getByRole('button', { name: 'Resgatar R$ 50,00' }).click()
  await expect(bia.page.getByText('R$ 50,00 estão no seu saldo')).toBeVisible()
  expect(await callApiAs(bia.page, '/api/wallet')).toMatchObject({ availableCents: 5_000 })
  await ana.page.goto('/comprar/vale-presente')
  await expect(ana.page.getByText(/Resgatado em/)).toBeVisible()
})
