import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openBrowser, PASSWORD, PHONE, registerClient } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: PHONE })

const ACCOUNT = '/client-dashboard?secao=conta'
const NEW_PASSWORD = 'rio largo de outubro'
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('Bia changes her name, keeps what she typed after a fault, and is greeted by the new one', async ({ page }) => {
  await registerClient(page, 'Bia')
  await page.goto(ACCOUNT)
  await page.getByLabel('Nome', { exact: true }).fill('Beatriz')
  await page.getByLabel('Celular').fill('1234')
  await page.getByRole('button', { name: 'Salvar os dados' }).click()
  await said(page, 'Confira o celular')
  await expect(page.getByLabel('Celular')).toBeFocused()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Beatriz')
  await page.getByLabel('Celular').fill('21998765432')
  await page.getByRole('button', { name: 'Salvar os dados' }).click()
  await said(page, 'Dados salvos')
  await expect(page.getByLabel('Celular'), 'as it is stored').toHaveValue('(21) 99876-5432')
  await page.goto('/client-dashboard')
  await expect(page.getByRole('heading', { name: 'Olá, Beatriz' })).toBeVisible()
  await page.goto(ACCOUNT)
  await said(page, '14/05/1988')
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate((theme) => localStorage.setItem('sensitivos-theme', theme), scheme)
    await page.reload()
    await said(page, 'Encerrar a conta')
    expect(await axeViolations(page), scheme).toEqual([])
  }
})

test('Bia sees her other browser, changes her password, and only this one stays', async ({ page, browser }) => {
  const { email } = await registerClient(page, 'Bia')
  const other = await openBrowser(browser, PHONE)
  await signIn(other, email, PASSWORD)
  await expect(other).toHaveURL(/client-dashboard/)
  await page.goto(`${ACCOUNT}#acessos`)
  await said(page, 'este acesso')
  await expect(page.getByRole('button', { name: /^Encerrar o acesso de/ })).toHaveCount(1)
  await expect(page.getByText('::1')).toHaveCount(0)

  await page.getByLabel('Senha atual').fill('não é esta, não')
  await page.getByLabel('Senha nova').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await said(page, 'A senha atual não confere.')
  await expect(page.getByLabel('Senha nova')).toHaveValue(NEW_PASSWORD)
  await page.getByLabel('Senha atual').fill(PASSWORD)
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await said(page, 'Senha trocada')
  await expect(page.getByRole('button', { name: /^Encerrar o acesso de/ })).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Entrar' }).first(), 'signed out there at once').toBeVisible()
  await signIn(other, email, PASSWORD)
  await said(other, 'E-mail ou senha incorretos')
  await other.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(other).toHaveURL(/client-dashboard/)

  await page.reload()
  await page.getByRole('button', { name: 'Encerrar todos os outros' }).click()
  await said(page, 'Um acesso encerrado')
  await expect(page.getByRole('button', { name: /^Encerrar/ })).toHaveCount(0)
  await other.context().close()
})

test('Bia turns a notification off, asks to close her account, and takes the request back', async ({ page }) => {
  await registerClient(page, 'Bia')
  await page.goto(ACCOUNT)
  const alerts = page.getByRole('switch', { name: /^E-mail.*Quem você acompanha/ })
  await alerts.uncheck()
  await said(page, 'Aviso desligado')
  await page.goto('/')
  await page.goto(`${ACCOUNT}#encerrar`)
  await expect(alerts).not.toBeChecked()
  await expect(page.getByRole('heading', { name: 'Encerrar a conta' })).toBeInViewport()
  await page.getByRole('button', { name: 'Pedir o encerramento' }).press('Enter')
  await expect(page.getByLabel('Quer contar por quê?'), 'the focus goes on').toBeFocused()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
    expect(await axeViolations(page), theme).toEqual([])
  }
  await page.getByRole('button', { name: 'Ficar com a conta' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Pedir o encerramento' })).toBeFocused()
  await page.getByRole('button', { name: 'Pedir o encerramento' }).click()
  await page.getByLabel('Quer contar por quê?').fill('Vou ficar um tempo longe.')
  await page.getByRole('button', { name: 'Enviar o pedido' }).click()
  await said(page, 'O seu pedido está com a equipe')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Desfazer o pedido' }).click()
  await expect(page.getByRole('button', { name: 'Pedir o encerramento' })).toBeVisible()
})
