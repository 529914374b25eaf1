import { expect, type Page, test } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { callApiAs, openBrowser, PHONE } from './people.ts'

/** The embedded bank takes some seconds. */
test.setTimeout(120_000)

const luna = demoPeople[1]
type Payouts = {
  availableCents: number
  inPayoutCents: number
  payouts: { id: string; amountCents: number; state: string }[]
}
type Statement = { lines: { words: string; amountCents: number; receiptCode: string | null }[] }
type One = {
  payout: { state: string; amountCents: number; endToEndId: string; receiptCode: string }
  journals: { key: string; from: string; to: string; amountCents: number }[]
}
const reais = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100)

/** Asks for so many centavos in the dialog. */
async function ask(page: Page, cents: number) {
  await page.getByRole('button', { name: 'Sacar', exact: true }).click()
  await page.getByLabel('Quanto sacar, em reais').fill((cents / 100).toFixed(2).replace('.', ','))
  await page.getByRole('button', { name: `Sacar ${reais(cents)}` }).click()
  await expect(page.getByText(`${reais(cents)} a caminho`, { exact: true })).toBeVisible()
}

test('Luna takes earnings out: the bank refuses, then pays; statement, receipt, PDF and ledger agree', async ({
  browser,
}) => {
  const page = await openBrowser(browser, PHONE)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(luna.email)
  await page.getByLabel('Senha', { exact: true }).fill(luna.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('link', { name: 'Sacar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Saques', level: 1 })).toBeVisible()
  const before = await callApiAs<Payouts>(page, '/api/payouts')
  const free = page.getByRole('region', { name: 'Livre para saque' })
  await expect(free).toContainText(reais(before.availableCents))

  // R$ 30,01 is what the embedded bank refuses: it knows no such key.
  await ask(page, 3_001)
  await expect(free).toContainText(`${reais(before.inPayoutCents + 3_001)} a caminho do seu banco`)
  const rows = page.getByRole('region', { name: 'Meus saques' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Não saiu', { timeout: 30_000 })
  await expect(rows.first()).toContainText('registre o seu CPF ou CNPJ como chave')
  await expect(free).toContainText(reais(before.availableCents))

  await ask(page, 3_210)
  await expect(rows.first()).toContainText('R$ 32,10')
  await expect(rows.first()).toContainText('Pago', { timeout: 30_000 })
  await expect(free).toContainText(reais(before.availableCents - 3_210))

  const { payouts } = await callApiAs<Payouts>(page, '/api/payouts')
  const { payout, journals } = await callApiAs<One>(page, `/api/payouts/${payouts[0]!.id}`)
  expect(payout).toMatchObject({ state: 'paid', amountCents: 3_210 })
  expect(journals.map(({ key, amountCents }) => [key.split(':')[2], amountCents])).toEqual([
    ['asked', 3_210],
    ['paid', 3_210],
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

  const { lines } = await callApiAs<Statement>(page, '/api/wallet/statement')
  expect(lines[0]).toMatchObject({ amountCents: -3_210, receiptCode: payout.receiptCode })
  await page.getByRole('link', { name: 'Recibo que qualquer um confere' }).click()
  const paper = page.getByRole('article', { name: `Recibo ${payout.receiptCode}` })
  await expect(paper).toContainText('R$ 32,10')
  await expect(paper).toContainText(payout.endToEndId)
  const pdf = await page.request.get(`/api/receipts/${payout.receiptCode}/pdf`)
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
