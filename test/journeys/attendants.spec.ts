import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { checkReceipt, parseReceiptContent } from '#domains/receipts/rules.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { PHONE, callApiAs, confirmEmail, fillPersonalDetails, sendMessage } from './people.ts'
import { test } from './test.ts'

/** One attendant, who is not on the home page, so that no other journey meets somebody online there. */
const TEO = { name: 'Téo Vasconcelos', email: 'teo.vasconcelos@exemplo.com.br' }

let demo: ChildProcess
let site: string
test.use({ viewport: PHONE })
test.beforeAll(({ baseURL }) => {
  site = new URL(baseURL!).origin
  demo = spawn(process.execPath, ['demo/main.ts', TEO.email], {
    env: { ...process.env, SITE_URL: site, DEMO_PASSWORD: demoPeople[0].password },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
})
test.afterAll(async () => {
  const gone = new Promise((resolve) => demo.once('exit', resolve))
  demo.kill('SIGTERM')
  await gone
})

const log = (page: Page) => page.getByRole('log')
const automaticGroups = (page: Page) => log(page).getByText('Téo Vasconcelos · automático')

test('somebody new: registers, talks for free to whoever is online, and the receipt checks, in under three minutes', async ({
  page,
}) => {
  const began = Date.now()
  await page.goto('/cadastro-novo')
  const email = await fillPersonalDetails(page, 'Marta')
  await page.getByLabel('Celular').fill(`(31) 9${String(Math.floor(Math.random() * 10 ** 8)).padStart(8, '8')}`)
  await page.getByRole('button', { name: 'Criar conta grátis' }).click()
  await expect(page).toHaveURL(/client-dashboard/)
  await confirmEmail(page, email)

  await test.step('who is automatic says so before anything is asked or paid', async () => {
    await page.goto('/consultas-online')
    await expect(page.getByRole('article', { name: TEO.name }), 'not among people').toHaveCount(0)
    const shelf = page.getByRole('region', { name: 'Programas de atendimento' })
    const program = shelf.getByRole('listitem').filter({ hasText: TEO.name })
    await expect(program.getByText('ONLINE', { exact: true })).toBeVisible()
    await program.getByRole('link', { name: `${TEO.name} · programa` }).click()
    await expect(page.getByText('Aqui quem responde é um programa')).toBeVisible()
    await page.goto(new URL(page.url()).pathname.replace('/consultores/', '/chat/'))
    await expect(page.getByText('Aqui quem responde é um programa')).toBeVisible()
  })

  await test.step('the request is accepted, the first words say that a program writes, and nothing runs', async () => {
    await page.getByRole('button', { name: 'Pedir a conversa grátis' }).click()
    await expect(page.getByText('Chamando Téo')).toBeVisible()
    await expect(page.getByText('Atendimento automático')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible()
    await expect(page.getByText('Téo Vasconcelos está digitando…')).toBeVisible()
    await expect(log(page).getByText(/este atendimento é automático/)).toBeVisible()
    await expect(automaticGroups(page)).toHaveCount(1)
    await expect(page.getByText('Nada é cobrado até você apertar')).toBeVisible()
    await expect(page.getByTestId('clock')).toContainText('00:00')
  })

  await test.step('she begins it, and her lines are answered: a card for her words, honesty, a farewell', async () => {
    await sendMessage({ page, email, firstName: 'Marta' }, 'Estou na dúvida se aceito uma proposta de trabalho.')
    await page.getByRole('button', { name: 'Começar a consulta' }).click()
    await expect(log(page).getByText(/^Para “Estou na dúvida se aceito uma proposta de trabalho\.”/)).toBeVisible()
    await expect(log(page).getByText(/^(Saiu|A carta é) /)).toBeVisible()
    await expect(log(page).getByText(/^O conselho: /)).toBeVisible()
    await sendMessage({ page, email, firstName: 'Marta' }, 'Você é uma pessoa?')
    await expect(log(page).getByText(/(Não sou uma pessoa|não um ser humano)/)).toBeVisible()
    await sendMessage({ page, email, firstName: 'Marta' }, 'Obrigada, tchau!')
    await expect(log(page).getByText(/(Até logo|Um abraço), Marta/)).toBeVisible()
  })

  await test.step('she ends it, nothing is charged, and the receipt checks', async () => {
    await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Encerrar / })
      .click()
    await expect(page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
    await expect(page.getByText('Téo Vasconcelos · automático').first()).toBeVisible()
    const room = new URL(page.url()).pathname.split('/').at(-1)!
    const seen = await callApiAs<Record<'billedMs' | 'capturedCents', number> & { receiptCode: string }>(
      page,
      `/api/consultations/${room}`,
    )
    expect(seen.capturedCents).toBe(0)
    expect(seen.billedMs).toBeGreaterThan(10_000)
    const proof = await (await page.request.get(`/api/receipts/${seen.receiptCode}`)).json()
    const checks = await checkReceipt(proof, async (text) => createHash('sha256').update(text).digest('hex'))
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
    const receipt = parseReceiptContent(proof.content)!
    expect(receipt.kind === 'consultation' && receipt.billedMs).toBe(seen.billedMs)
    await page.getByRole('link', { name: 'Ver o recibo' }).click()
    await expect(page).toHaveURL(new RegExp(`recibo=${seen.receiptCode}`))
  })
  expect((Date.now() - began) / 1_000).toBeLessThan(180)
})
