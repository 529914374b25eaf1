import { type Browser, expect, type Page } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import { expectHydrated } from './expect-hydrated.ts'
import {
  approveConsultant,
  callApiAs,
  openBrowser,
  DESKTOP,
  PHONE,
  registerClient,
  registerConsultant,
} from './people.ts'
import { test } from './test.ts'

const ASKED = 'Devo aceitar o trabalho em outra cidade, ou esperar mais um pouco?'
const ANSWER =
  'A primeira carta fala de um caminho que você já conhece.\n\nOlhe com calma para o que pesa de cada lado: o trabalho ' +
  'novo traz movimento, a casa de agora dá chão. Nenhuma das duas portas se fecha amanhã, e a escolha continua sendo sua.'

type Question = { state: string; paidCents: number; earnsCents: number | null; receiptCode: string | null }

/** Writes, waits until the draft is saved, and sends it after the preview. */
async function send(page: Page, label: RegExp, words: string, button: string) {
  await page.getByRole('textbox', { name: label }).fill(words)
  await expect(page.getByText('Rascunho guardado.')).toBeVisible()
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog', { name: 'Enviar agora?' }).getByRole('button', { name: button }).click()
}

/** Ana has sent Marina a question by Pix. */
async function askMarina(browser: Browser) {
  const marina = await registerConsultant(await openBrowser(browser, DESKTOP), 'Marina')
  const consultantId = await approveConsultant(marina)
  const ana = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  const id = await buyByPix(ana.page, { item: 'pergunta-escrita', consultantId })
  await ana.page.goto('/client-dashboard')
  await ana.page.getByRole('link', { name: 'Escrever a pergunta' }).click()
  await send(ana.page, /O que você quer perguntar a Marina Moreira/, ASKED, 'Enviar a pergunta')
  await expect(ana.page.getByText('A pergunta foi enviada')).toBeVisible()
  await marina.page.goto('/consultant-dashboard')
  await marina.page.getByRole('link', { name: 'Ler e responder' }).click()
  await expect(marina.page.getByText(ASKED)).toBeVisible()
  return { ana, marina, id }
}

test('a written question: Ana asks, Marina answers, Ana reads it, and both have the receipt', async ({ browser }) => {
  const { ana, marina, id } = await askMarina(browser)
  const seenBy = (page: Page) => callApiAs<Question>(page, `/api/questions/${id}`)
  expect(await callApiAs(ana.page, '/api/wallet')).toMatchObject({ availableCents: 0, reservedCents: 1_990 })

  await send(marina.page, /Sua resposta/, ANSWER, 'Enviar a resposta')
  await expect(marina.page.getByRole('group', { name: 'Sua resposta' })).toContainText('Olhe com calma')

  await expect(ana.page.getByRole('group', { name: 'Marina Moreira respondeu' })).toContainText(ANSWER)
  const [read, earned] = [await seenBy(ana.page), await seenBy(marina.page)]
  expect(read).toMatchObject({ state: 'answered', paidCents: 1_990, earnsCents: null, receiptCode: expect.any(String) })
  expect(earned.receiptCode).toBe(read.receiptCode)
  expect(await callApiAs(ana.page, '/api/wallet')).toMatchObject({ availableCents: 0, reservedCents: 0 })
  expect(await callApiAs(marina.page, '/api/wallet/earnings')).toMatchObject({ toClearCents: earned.earnsCents })
  for (const { page } of [ana, marina])
    await expect(page.getByRole('link', { name: 'Ver recibo' })).toHaveAttribute(
      'href',
      `/relatorios?recibo=${read.receiptCode}`,
    )
})

test('Marina declines a question: a telephone in the reason is refused beside it, and then the money is back', async ({
  browser,
}) => {
  const { ana, marina, id } = await askMarina(browser)
  await marina.page.getByRole('button', { name: 'Não vou responder' }).click()
  const dialog = marina.page.getByRole('dialog', { name: 'Recusar esta pergunta' })
  const reason = dialog.getByRole('textbox', { name: /Por quê/ })
  await reason.fill('Me chame no 11 98765-4321, que eu respondo por lá.')
  await dialog.getByRole('button', { name: 'Recusar e devolver' }).click()
  await expect(dialog.getByText(/Há um telefone aqui/)).toBeVisible()
  await expect(reason).toHaveValue('Me chame no 11 98765-4321, que eu respondo por lá.')
  expect(await callApiAs(ana.page, '/api/wallet')).toMatchObject({ availableCents: 0, reservedCents: 1_990 })

  await reason.fill('Não trabalho com mudança de cidade.')
  await expect(dialog.getByText(/Há um telefone aqui/)).toBeHidden()
  await dialog.getByRole('button', { name: 'Recusar e devolver' }).click()
  await expect(dialog).toBeHidden()
  expect(await callApiAs(marina.page, `/api/questions/${id}`)).toMatchObject({ state: 'declined' })
  await expect(ana.page.getByText('Não trabalho com mudança de cidade.')).toBeVisible()
  expect(await callApiAs(ana.page, '/api/wallet')).toMatchObject({ availableCents: 1_990, reservedCents: 0 })
})

test('a question is written before it is paid, outlives a reload, and goes out with the payment', async ({
  browser,
}) => {
  const marina = await registerConsultant(await openBrowser(browser, DESKTOP), 'Marina')
  const consultantId = await approveConsultant(marina)
  const { page } = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  await buyByPix(page, { item: 'creditos-50' })
  await page.goto(`/comprar/consultas?consultor=${consultantId}&tipo=pergunta`)
  await expectHydrated(page)
  const box = page.getByRole('textbox', { name: /O que você quer perguntar a Marina Moreira/ })
  await page.getByRole('button', { name: /^Continuar com/ }).click()
  await expect(page.getByText('Escreva a sua pergunta.')).toBeVisible()
  await box.fill(ASKED)
  await page.reload()
  await expect(box).toHaveValue(ASKED)
  await expectHydrated(page)
  await page.getByRole('button', { name: /^Continuar com/ }).click()
  await expect(page.getByText(ASKED)).toBeVisible()
  await page.getByRole('button', { name: 'Pagar R$ 19,90 com o saldo' }).click()
  await expect(page.getByRole('heading', { name: 'Sua pergunta foi enviada' })).toBeVisible()
  await marina.page.goto('/consultant-dashboard')
  await marina.page.getByRole('link', { name: 'Ler e responder' }).click()
  await expect(marina.page.getByText(ASKED)).toBeVisible()
})
