import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { axeViolations } from './axe.ts'
import { callApiAs, openBrowser, PHONE } from './people.ts'

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
  await page.getByRole('link', { name: 'Mês passado' }).click()
  await expect(page).toHaveURL(/periodo=mes-passado/)
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
