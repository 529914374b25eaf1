import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { connect } from '#platform/db.ts'
import { axeViolations } from './axe.ts'
import { buyByPix } from './buy-by-pix.ts'
import { pdfText } from './pdf-text.ts'
import {
  approveConsultant,
  callApiAs,
  openBrowser,
  openWithMicrophone,
  PHONE,
  registerClient,
  registerConsultantByForm,
} from './people.ts'
import { test } from './test.ts'

const QUESTIONS = 3
const QUESTION = 'Devo aceitar o trabalho em outra cidade, ou esperar mais um pouco?'
/** Each says something else: a copy is no answer. */
const answerOf = (n: number) => Array.from({ length: 60 }, (_, at) => `palavra${n}letra${at}`).join(' ')

type Earnings = { toClearCents: number; availableCents: number }
type Payouts = { availableCents: number; payouts: { id: string; amountCents: number; state: string }[] }
type Statement = { lines: { words: string; amountCents: number; receiptCode: string | null }[] }
type One = {
  payout: { state: string; amountCents: number; endToEndId: string; receiptCode: string }
  journals: { key: string; amountCents: number }[]
}
type Sums = { days: { amountCents: number }[] }
const reais = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100)
const sumOf = (all: readonly { amountCents: number }[]) => all.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** As if the days had passed in which a client may complain: what this consultant earned clears with the next sweep. */
async function passClearingDays(consultantId: string) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: the journey moves the days of the site’s own database')
  const db = connect(url, { max: 1 })
  await db`update earnings_to_clear set settled_at = settled_at - interval '3 days',
    clears_at = settled_at - interval '3 days' + interval '1 second' where consultant_id = ${consultantId}`
  await db.end()
}

/** A client asks so many written questions and pays each; the consultant answers. What all earn, in centavos. */
async function earn(marina: Page, consultantId: string, ana: Page) {
  let earned = 0
  for (let n = 0; n < QUESTIONS; n++) {
    const id = await buyByPix(ana, { item: 'pergunta-escrita', consultantId })
    await callApiAs(ana, `/api/questions/${id}/ask`, { data: { text: QUESTION } })
    await callApiAs(marina, `/api/questions/${id}/answer`, { data: { text: answerOf(n) } })
    earned += (await callApiAs<{ earnsCents: number }>(marina, `/api/questions/${id}`)).earnsCents
  }
  return earned
}

/** Asks for so many centavos in the dialog. */
async function ask(page: Page, cents: number) {
  await page.getByRole('button', { name: 'Sacar', exact: true }).click()
  await page.getByLabel('Quanto sacar, em reais').fill((cents / 100).toFixed(2).replace('.', ','))
  await page.getByRole('button', { name: `Sacar ${reais(cents)}` }).click()
  await expect(page.getByText(`${reais(cents)} a caminho`, { exact: true })).toBeVisible()
}

async function publishPortrait(page: Page) {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher uma foto' }).click()
  await (await choosing).setFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(page.getByText('Foto publicada', { exact: true })).toBeVisible()
}

async function publishVoice(page: Page) {
  await page.getByRole('button', { name: 'Gravar agora' }).click()
  await expect(page.getByRole('timer')).toHaveText('2 de 60 s')
  await page.getByRole('button', { name: 'Parar e ouvir' }).click()
  await page.getByRole('button', { name: 'Publicar esta voz' }).click()
  await expect(page.getByText('Voz publicada', { exact: true })).toBeVisible()
}

let opened: Browser | undefined
test.afterEach(async () => {
  await opened?.close()
  opened = undefined
})

test('Marina applies, shows herself, earns, and is refused and then paid by the bank, to the centavo', async ({
  browser,
  launchOptions,
  baseURL,
}) => {
  const own = await openWithMicrophone({ mayRecord: true, launch: launchOptions, baseURL })
  opened = own.browser
  const { page } = own
  const id = await approveConsultant(await registerConsultantByForm(page, 'Marina'))
  await page.goto('/consultor/configuracoes')
  await publishPortrait(page)
  await publishVoice(page)
  await page.getByLabel('Novo preço, em reais').fill('2,49')
  await page.keyboard.press('Enter')

  const ana = await registerClient(await openBrowser(browser, PHONE), 'Ana')
  await ana.page.goto(`/consultores/${id}`)
  await expect(ana.page.getByText(/R\$\s2,49/).first()).toBeVisible()
  await expect(ana.page.getByRole('group', { name: 'A voz de Marina' })).toBeVisible()
  await expect(ana.page.locator('img[src*="/portraits/"]').first()).toBeVisible()

  const earned = await earn(page, id, ana.page)
  expect(await callApiAs<Earnings>(page, '/api/wallet/earnings')).toMatchObject({ toClearCents: earned })
  await passClearingDays(id)
  await expect
    .poll(() => callApiAs<Earnings>(page, '/api/wallet/earnings'))
    .toMatchObject({ toClearCents: 0, availableCents: earned })

  await page.goto('/consultant-dashboard?secao=saques')
  const free = page.getByRole('region', { name: 'Livre para saque' })
  await expect(free).toContainText(reais(earned))
  const take = page.getByRole('button', { name: 'Sacar', exact: true })
  await take.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sacar' })).toBeVisible()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
    expect(await axeViolations(page), `${theme}, with the dialog`).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(take).toBeFocused()
  // R$ 30,01 is what the embedded bank refuses: it knows no such key.
  await ask(page, 3_001)
  await expect(free).toContainText(`${reais(3_001)} a caminho do seu banco`)
  const rows = page.getByRole('region', { name: 'Meus saques' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Não saiu')
  await expect(rows.first()).toContainText('registre o seu CPF ou CNPJ como chave')
  await expect(free).toContainText(reais(earned))
  await ask(page, 3_210)
  await expect(rows.first()).toContainText('R$ 32,10')
  await expect(rows.first()).toContainText('Pago')
  await expect(free).toContainText(reais(earned - 3_210))
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
    expect(await axeViolations(page), theme).toEqual([])
  }

  const { payouts } = await callApiAs<Payouts>(page, '/api/payouts')
  const { payout, journals } = await callApiAs<One>(page, `/api/payouts/${payouts[0]!.id}`)
  expect(payout).toMatchObject({ state: 'paid', amountCents: 3_210 })
  expect(journals.map(({ key, amountCents }) => [key, amountCents])).toEqual([
    [`payout:${payouts[0]!.id}:asked`, 3_210],
    [`payout:${payouts[0]!.id}:paid`, 3_210],
  ])
  await rows
    .first()
    .getByRole('link', { name: /^Recibo/ })
    .click()
  await expect(page.getByText(payout.endToEndId)).toBeVisible()
  const ledger = page.getByRole('region', { name: 'No livro-caixa' }).getByRole('row')
  await expect(ledger).toContainText([
    'De',
    'Livre para saqueA caminho do bancoR$ 32,10',
    'A caminho do bancoSeu bancoR$ 32,10',
  ])
  await page.getByRole('link', { name: 'Recibo que qualquer um confere' }).click()
  const paper = page.getByRole('article', { name: `Recibo ${payout.receiptCode}` })
  await expect(paper).toContainText('R$ 32,10')
  await expect(paper).toContainText(payout.endToEndId)

  const left = earned - 3_210
  const { lines } = await callApiAs<Statement>(page, '/api/wallet/statement')
  expect(lines[0]).toMatchObject({ amountCents: -3_210, receiptCode: payout.receiptCode })
  expect(sumOf(lines), 'statement').toBe(left)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format()
  const period = `from=${today}&to=${today}`
  const { days } = await callApiAs<Sums>(page, `/api/reports/mine?${period}`)
  expect(sumOf(days), 'report').toBe(left)
  const pdfOf = async (path: string) => {
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.headers()['content-type']).toBe('application/pdf')
    return pdfText(await answer.body())
  }
  const statement = await pdfOf(`/api/reports/mine/pdf?${period}`)
  for (const amount of [earned, -3_210, ...lines.map(({ amountCents }) => amountCents)])
    expect(statement, 'PDF of the statement').toContain(reais(amount))
  expect(await pdfOf(`/api/receipts/${payout.receiptCode}/pdf`), 'PDF of the receipt').toContain(reais(3_210))
})
