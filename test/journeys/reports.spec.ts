import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { axeViolations } from './axe.ts'
import { callApiAs, openBrowser, PHONE } from './people.ts'
import { test } from './test.ts'

type Sums = { days: { group: string; amountCents: number }[] }

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/dashboard/)
}

test('a consultant opens last month, and spreadsheet, PDF and statement agree with the ledger', async ({ browser }) => {
  const page = await openBrowser(browser, PHONE)
  await signIn(page, demoPeople[1])
  await page.goto('/relatorios')
  const thisMonth = await page.getByLabel('De', { exact: true }).inputValue()
  await page.getByRole('link', { name: 'Mês passado' }).click()
  await expect(page).toHaveURL(/periodo=mes-passado/)
  await expect(page.getByLabel('De', { exact: true })).not.toHaveValue(thisMonth)
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('R$')
  const [from, to] = [
    await page.getByLabel('De', { exact: true }).inputValue(),
    await page.getByLabel('Até').inputValue(),
  ]
  const iso = (day: string) => day.split('/').toReversed().join('-')
  const { days } = await callApiAs<Sums>(page, `/api/reports/mine?from=${iso(from)}&to=${iso(to)}`)
  const moved = days.reduce((sum, { amountCents }) => sum + amountCents, 0)

  const downloaded = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const csv = await downloaded('Planilha (CSV)')
  expect(csv.name).toBe(`extrato-${iso(from)}-a-${iso(to)}.csv`)
  const [, ...rows] = csv.bytes.toString().trimEnd().split('\r\n')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.reduce((sum, row) => sum + Number(row.split(';')[4]!.replace(',', '')), 0)).toBe(moved)
  const lastYear = `Informe de ${new Date().getFullYear() - 1}`
  for (const button of ['Extrato em PDF', lastYear]) {
    const { bytes } = await downloaded(button)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }

  await page.getByText('Ver como tabela').click()
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('De', { exact: true }).fill('10/10/2026')
  await page.getByLabel('Até').fill('01/10/2026')
  await page.getByRole('button', { name: 'Ver período' }).click()
  await expect(page.getByText('O período termina antes de começar.')).toBeVisible()
  await expect(page.getByLabel('De', { exact: true })).toHaveValue('10/10/2026')
  await page.getByLabel('Até').fill('31/10/2026')
  await page.getByRole('button', { name: 'Ver período' }).click()
  await expect(page).toHaveURL(/de=2026-10-10&ate=2026-10-31/)
})

test('the address of a long spreadsheet asks to sign in, and shows its owner how far it is', async ({ browser }) => {
  const page = await openBrowser(browser, PHONE)
  const id = crypto.randomUUID()
  const address = `/relatorios?arquivo=${id}`
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'A sua planilha espera por você' })).toBeVisible()
  await signIn(page, demoPeople[1])
  const written = {
    id,
    from: '2023-01-01',
    to: '2026-10-31',
    lines: 123_456,
    doneLines: 45_000,
    isMailed: false,
    path: null,
    expiresAt: '2026-11-30T12:00:00.000Z',
  }
  const file = page.getByRole('region', { name: 'A sua planilha' })
  for (const [more, words] of [
    [{}, '45.000 de 123.456 movimentos'],
    [{ isMailed: true }, 'Pode fechar esta página'],
    [{ path: `/api/reports/exports/${id}/file?assinatura=a` }, 'Fica guardada até'],
  ] as const) {
    await page.route('**/api/reports/exports/*', (route) => route.fulfill({ json: { ...written, ...more } }))
    await page.goto(address)
    await expect(file).toContainText(words)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
      expect(await axeViolations(page), `${words}, ${theme}`).toEqual([])
    }
    await page.unrouteAll()
  }
  await page.goto(address)
  await expect(file, 'of nobody').toContainText('Esta planilha não está mais aqui')
})
