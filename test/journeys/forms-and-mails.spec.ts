import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { axeViolations } from './axe.ts'
import { DESKTOP, registerClient } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

const randomEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`
const main = (page: Page) => page.getByRole('main')

/** Opens the newest mail with this subject in somebody's mailbox; returns its frame. */
async function openMail(page: Page, to: string, subject: string) {
  const mail = page.locator('li a', { hasText: subject }).first()
  await expect(async () => {
    await page.goto(`/api/sandbox/mailbox?para=${to}`)
    await expect(mail).toBeVisible({ timeout: 300 })
  }).toPass()
  await mail.click()
  return page.frameLocator('iframe')
}

/** Where a link of the mail leads, on the site under test. */
const pathOf = async (link: ReturnType<Page['locator']>) => {
  const { pathname, search } = new URL((await link.getAttribute('href'))!)
  return pathname + search
}

test('newsletter: subscribe, confirm by mail, unsubscribe with a press, and undo', async ({ page }) => {
  const email = randomEmail('bia')
  await page.goto('/cadastre-se/newsletter')
  await main(page).getByRole('textbox', { name: 'Seu e-mail' }).fill(email)
  await main(page).getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(page.getByText('Você foi inscrito em nossa newsletter.').first()).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('')

  await page.goto(
    await pathOf(
      (await openMail(page, email, 'Confirme sua inscrição')).getByRole('link', { name: 'Confirmar inscrição' }),
    ),
  )
  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(page.getByText('Inscrição confirmada')).toBeVisible()

  await page.goto(
    await pathOf((await openMail(page, email, 'Boas-vindas')).getByRole('link', { name: /Saia da lista/ })),
  )
  await page.getByRole('button', { name: 'Sair da lista' }).click()
  await expect(page.getByText('Pronto, você saiu da newsletter')).toBeVisible()
  await page.getByRole('button', { name: /Foi engano/ }).click()
  await expect(page.getByText('Você está na lista de novo')).toBeVisible()
})

test('a link that ends a kind of mails is tried again while the site is busy, and is said to be old only when it is', async ({
  page,
}) => {
  const refused = { status: 429, json: { error: 'Muitas tentativas.', code: 'http.too_many_requests' } }
  await page.route('**/api/mail-choices/link', (route) => route.fulfill(refused))
  await page.goto('/cadastre-se/newsletter?avisos=x')
  await page.getByRole('button', { name: 'Desligar este aviso' }).click()
  await expect(page.getByText('Muitas tentativas.')).toBeVisible()
  await expect(page.getByText('Este link não vale mais')).toHaveCount(0)
  await page.unroute('**/api/mail-choices/link')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Este link não vale mais').first()).toBeVisible()
})

test('newsletter: the form is disabled while sending, and a failure keeps the address and shows the message of the spec', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, json: { error: 'x', code: 'http.unexpected' } })
  })
  await page.goto('/cadastre-se/newsletter')
  await expectHydrated(page)
  const field = main(page).getByRole('textbox', { name: 'Seu e-mail' })
  await field.fill('ana@exemplo.com.br')
  await main(page).getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(main(page).getByRole('button', { name: 'Enviando...' })).toBeVisible()
  await expect(field).toBeDisabled()
  answer.resolve()
  await expect(page.getByText('Não foi possível concluir sua inscrição. Tente novamente.').first()).toBeVisible()
  await expect(field).toHaveValue('ana@exemplo.com.br')
  await expect(field).toBeEnabled()
})

test('newsletter: an answer that is no JSON is a success, because only its status counts', async ({ page }) => {
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 200, body: 'Recebido!' }))
  await page.goto('/cadastre-se/newsletter')
  await main(page).getByRole('textbox', { name: 'Seu e-mail' }).fill('ana@exemplo.com.br')
  await main(page).getByRole('button', { name: 'Inscrever-se' }).click()
  await expect(page.getByText('Você foi inscrito em nossa newsletter.').first()).toBeVisible()
})

test('the welcome mail confirms the address with one click, on another device too, and the dashboard says so at once', async ({
  page,
  browser,
}) => {
  const { email } = await registerClient(page, 'Bia')
  await page.goto('/client-dashboard#email')
  await expect(page.getByText('a confirmar')).toBeVisible()
  const device = await browser.newPage()
  const link = await pathOf(
    (await openMail(device, email, 'Boas-vindas ao Sensitivos')).getByRole('link', { name: 'Confirmar meu e-mail' }),
  )
  await device.goto(link)
  await device.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(device.getByText('E-mail confirmado')).toBeVisible()
  await expect(page.getByText('confirmado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Trocar o e-mail' }).click()
  await page.getByLabel('E-mail novo').fill(email)
  await page.getByRole('button', { name: 'Pedir a troca' }).click()
  await expect(page.getByText('Este já é o e-mail da sua conta.').first()).toBeVisible()
  const other = randomEmail('bia')
  await page.getByLabel('E-mail novo').fill(other)
  await page.getByRole('button', { name: 'Pedir a troca' }).click()
  await expect(page.getByText(other)).toBeVisible()
  await device.close()
})

test('password recovery: the link of the mail sets a new password once', async ({ page }) => {
  const { email } = await registerClient(page, 'Bia')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await page.getByLabel('E-mail da sua conta').fill(email)
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByText('Olhe a sua caixa de entrada')).toBeVisible()

  const path = await pathOf(
    (await openMail(page, email, 'Crie uma senha nova')).getByRole('link', { name: 'Criar senha nova' }),
  )
  await page.goto(path)
  await page.getByLabel('Senha nova').fill('curta')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByLabel('Senha nova')).toBeFocused()
  await page.getByLabel('Senha nova').fill('rio largo de outubro')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await page.getByRole('link', { name: 'Entrar com a senha nova' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('rio largo de outubro')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/client-dashboard/)

  await page.goto(path)
  await page.getByLabel('Senha nova').fill('outra frase de outubro')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByText('Este link não vale mais')).toBeVisible()
})

test('contact: the first invalid field is focused, typed text is kept, and a protocol number comes back', async ({
  page,
}) => {
  const email = randomEmail('caio')
  await page.goto('/contato')
  await page.getByLabel('Mensagem').fill('O recibo da consulta de ontem mostra dois trechos. É assim mesmo?')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByLabel('Seu nome')).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Seu nome').fill('Caio')
  await main(page).getByLabel('Seu e-mail').first().fill(email)
  await page.getByLabel('Assunto').selectOption({ label: 'Uma consulta ou um consultor' })
  await expect(page.getByLabel('Mensagem')).toHaveValue(/dois trechos/)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  const protocol = await page.getByText(/^\d{4}-\d{6,}-\d$/).textContent()
  const mail = await openMail(page, email, `protocolo ${protocol}`)
  await expect(mail.getByText(protocol!)).toBeVisible()
  await expect(mail.locator('body')).not.toContainText('dois trechos')
})

test('a testimonial waits for moderation', async ({ page }) => {
  await page.goto('/depoimentos')
  await expect(main(page).getByRole('article')).not.toHaveCount(0)
  await registerClient(page, 'Ana')
  await page.goto('/depoimentos')
  await page.getByRole('button', { name: 'Enviar depoimento' }).click()
  await expect(page.getByRole('radio', { name: /1 de 5/ })).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: /5 de 5/ }).check({ force: true })
  await page
    .getByLabel('O que você contaria')
    .fill('Conversei sem pressa, e o relógio parou quando eu pedi. Recomendo.')
  await page.getByLabel('De onde você escreve?').fill('Recife – PE')
  await page.getByRole('button', { name: 'Enviar depoimento' }).click()
  await expect(page.getByText('aguardando leitura')).toBeVisible()
})
