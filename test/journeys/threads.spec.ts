import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { oggRecording } from '../support/recordings.ts'
import { axeViolations } from './axe.ts'
import { buyByPix } from './buy-by-pix.ts'
import { expectHydrated } from './expect-hydrated.ts'
import {
  approveConsultant,
  callApiAs,
  DESKTOP,
  openBrowser,
  PHONE,
  registerClient,
  registerConsultant,
  sendMessage,
} from './people.ts'
import { openAnaWithCredits, openMarinaOnline, startConsultation } from './start-consultation.ts'
import { test } from './test.ts'

const ASKED = 'O que esta carta quer dizer para o trabalho novo?'
const ANSWER =
  'A carta fala de um caminho que você já conhece. Olhe com calma para o que pesa de cada lado, para quem ficaria ' +
  'perto e para o que você deixaria guardado. No centro da mesa há uma porta aberta, e ninguém precisa atravessá-la com ' +
  'pressa: repare primeiro no cansaço, depois na vontade.'

const picture = async () => ({
  name: 'carta.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a5ba8' } })
    .png()
    .toBuffer(),
})
const voice = { name: 'voz.ogg', mimeType: 'audio/ogg', buffer: oggRecording({ seconds: 4 }) }

/** Both go with the text: chosen, uploaded, and said to be there. */
async function attach(page: Page) {
  await page.locator('[data-attach=picture]').setInputFiles(await picture())
  await page.locator('[data-attach=voice]').setInputFiles(voice)
  await expect(page.getByText('Vai junto com o texto.')).toHaveCount(2)
}

/** What the other one attached is seen, and heard when asked for. */
async function expectAttached(page: Page, author: string) {
  await expect(page.getByRole('img', { name: `Foto enviada por ${author}` })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`A voz de ${author}: ouvir 4 segundos`) }).click()
  await expect(page.getByRole('group', { name: `A voz de ${author}` })).toBeVisible()
}

test('a correspondence: Ana asks with a picture and a voice, Marina answers, and both find it in their list', async ({
  browser,
}) => {
  const marina = await registerConsultant(await openBrowser(browser, DESKTOP), 'Marina')
  const consultantId = await approveConsultant(marina)
  const ana = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  await buyByPix(ana.page, { item: 'creditos-50' })
  await ana.page.goto(`/chat-room?com=${consultantId}`)
  await expectHydrated(ana.page)
  const box = ana.page.getByRole('textbox', { name: /A sua pergunta/ })
  await box.fill(ASKED)
  await attach(ana.page)
  expect(await axeViolations(ana.page)).toEqual([])
  await ana.page.getByRole('button', { name: /^Enviar por R\$/ }).click()
  const question = ana.page.getByRole('article', { name: 'Sua pergunta' })
  await expect(question).toContainText(ASKED)
  await expect(box, 'what was sent is no longer in the form').toHaveValue('')
  await expectAttached(ana.page, 'você')

  await marina.page.goto('/chat-room')
  await marina.page.getByRole('list').getByRole('link', { name: 'Ana', exact: true }).click()
  await expectAttached(marina.page, 'Ana')
  expect(await axeViolations(marina.page)).toEqual([])
  await marina.page.getByRole('textbox', { name: /Sua resposta/ }).fill(ANSWER)
  await expect(marina.page.getByText('Rascunho guardado.')).toBeVisible()
  await marina.page.getByRole('button', { name: 'Enviar a resposta' }).click()
  const dialog = marina.page.getByRole('dialog', { name: 'Enviar agora?' })
  await dialog.getByRole('button', { name: 'Enviar a resposta' }).click()

  // Her page is open and says so by itself.
  await expect(question.getByRole('group', { name: 'Marina Moreira respondeu' })).toContainText(ANSWER)

  await question.getByRole('button', { name: 'Contestar esta resposta' }).click()
  await question.getByLabel('Conte com as suas palavras').fill('Não diz nada sobre o trabalho.')
  await question.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(question).toContainText('Escolha o que aconteceu.')
  await question.getByLabel('O que aconteceu').selectOption('service')
  expect(await axeViolations(ana.page)).toEqual([])
  await question.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(question).toContainText('Uma pessoa está lendo')
  await expect(marina.page.getByText('Ana contestou esta resposta')).toBeVisible()
  await expect(marina.page.getByText('Não diz nada sobre o trabalho.'), 'it is for the team').toHaveCount(0)
  await ana.page.goto('/chat-room')
  const row = ana.page.getByRole('region', { name: 'Por escrito' }).getByRole('listitem')
  await expect(row).toContainText('Respondida')
  await expect(row, 'she has seen it').not.toContainText('Nova')
})

test('without enough money the question waits on the page that pays it, with what goes along', async ({ browser }) => {
  const marina = await registerConsultant(await openBrowser(browser, DESKTOP), 'Marina')
  const consultantId = await approveConsultant(marina)
  const { page } = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  await page.goto(`/chat-room?com=${consultantId}`)
  await expectHydrated(page)
  await page.getByRole('textbox', { name: /A sua pergunta/ }).fill(ASKED)
  await attach(page)
  await page.getByRole('button', { name: /^Continuar com R\$/ }).click()
  await expect(page).toHaveURL(/pedido=/)
  await expect(page.getByText(ASKED)).toBeVisible()
  const id = new URL(page.url()).searchParams.get('pedido')!
  await callApiAs(page, `/api/orders/${id}/pay`, { data: { paymentId: crypto.randomUUID(), method: 'pix' } })
  const { payment } = await callApiAs<{ payment: { id: string } }>(page, `/api/orders/${id}`)
  const { payPageUrl } = await callApiAs<{ payPageUrl: string }>(page, `/api/payments/${payment.id}`)
  await page.request.post(`${new URL(payPageUrl, page.url()).pathname}/pagar`)
  await page.goto(`/chat-room?com=${consultantId}`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('article', { name: 'Sua pergunta' })).toContainText(ASKED, { timeout: 10_000 })
  }).toPass()
  await expectAttached(page, 'você')
})

test('answers bought together stand in the dashboard, and what is unused comes back as it was shown', async ({
  browser,
}) => {
  const marina = await registerConsultant(await openBrowser(browser, DESKTOP), 'Marina')
  const consultantId = await approveConsultant(marina)
  const { page } = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  await buyByPix(page, { item: 'creditos-100' })
  const id = crypto.randomUUID()
  await callApiAs(page, '/api/orders', { data: { id, item: 'respostas-3', consultantId } })
  const payment = { paymentId: crypto.randomUUID(), fromBalanceCents: 5_671 }
  await callApiAs(page, `/api/orders/${id}/pay`, { data: payment })
  await page.goto('/client-dashboard?secao=compras')
  const bundles = page.getByRole('region', { name: 'Minhas respostas por mensagem' })
  await expect(bundles).toContainText('Restam 3 respostas de 3')
  await bundles.getByRole('button', { name: 'Devolver o que não usei' }).click()
  await bundles.getByRole('button', { name: 'Desistir e receber R$ 56,71 de volta' }).click()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Sim, quero R$ 56,71 de volta' }).click()
  await expect(page.getByRole('heading', { name: 'R$ 56,71 de volta' })).toBeVisible()
  await page.goto('/client-dashboard?secao=compras')
  await expect(page.getByRole('heading', { name: 'Seu saldo' })).toBeVisible()
  await expect(bundles).toHaveCount(0)
})

test('after a consultation Marina writes once, and Ana finds it with the way to ask one more thing', async ({
  browser,
}) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)
  await startConsultation(ana, marina)
  await sendMessage(marina, 'Olá, Ana. Vamos olhar juntas.')
  await expect(ana.page.getByText('Olá, Ana. Vamos olhar juntas.')).toBeVisible()
  await ana.page.getByRole('button', { name: 'Encerrar' }).click()
  await ana.page.getByRole('button', { name: 'Encerrar e acertar' }).click()
  await expect(ana.page.getByRole('link', { name: 'Perguntar mais uma coisa por escrito' })).toBeVisible()

  const box = marina.page.getByRole('textbox', { name: /Sua mensagem a Ana/ })
  await box.fill('Me chama no zap: 11 98765-4321')
  await marina.page.getByRole('button', { name: 'Enviar a mensagem' }).click()
  await expect(marina.page.getByText(/contato de fora/)).toBeVisible()
  await expect(box, 'what was typed stays').toHaveValue('Me chama no zap: 11 98765-4321')
  await box.fill('Repare no que muda nesta semana.')
  await marina.page.getByRole('button', { name: 'Enviar a mensagem' }).click()
  await expect(marina.page.getByRole('region', { name: 'Sua mensagem depois da consulta' })).toBeVisible()

  await ana.page.goto(`/chat-room?com=${marina.id}`)
  const written = ana.page.getByRole('article', { name: /escreveu depois da consulta/ })
  await expect(written).toContainText('Repare no que muda nesta semana.')
  await expect(ana.page.getByRole('link', { name: /^Consulta por chat/ })).toBeVisible()
  await written.getByRole('link', { name: 'Perguntar mais uma coisa' }).click()
  await expect(ana.page.getByRole('textbox', { name: /A sua pergunta/ })).toBeInViewport()
})
