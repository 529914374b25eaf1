import { expect, type Locator, type Page } from '@playwright/test'
import { DEMO_COMPANY } from '../../../db/seeds/company.ts'

/** The steps of the page that lead somewhere else, by the words of their link; a step with a button is done by pressing it. */
const ELSEWHERE: Readonly<Record<string, (page: Page) => Promise<void>>> = { 'Escrever os dados': nameCompany }

/** What the first administrator does on *Hoje*: each step that the page lists as missing, until the site sells. */
export async function beginSelling(page: Page) {
  const steps = page.getByRole('region', { name: 'Para abrir as vendas' })
  await steps.getByRole('button', { name: 'Abrir as vendas' }).click()
  await expect(steps.getByText('Falta: os dados da empresa', { exact: false })).toBeVisible()
  const missing = steps.getByRole('listitem').filter({ has: page.getByText('Falta', { exact: true }) })
  for (let left = await missing.count(); left > 0; left--) {
    await doStep(page, missing.first())
    await expect(missing).toHaveCount(left - 1)
  }
  await steps.getByRole('button', { name: 'Abrir as vendas' }).click()
  await expect(page.getByText('O site vende desde')).toBeVisible()
}

async function doStep(page: Page, step: Locator) {
  const button = step.getByRole('button')
  if ((await button.count()) > 0) return button.click()
  const link = step.getByRole('link')
  const words = await link.innerText()
  const act = ELSEWHERE[words]
  if (!act) throw new Error(`Nobody told this journey how to do the step "${words}"`)
  await link.click()
  await act(page)
  await page.goto(new URL('/admin-dashboard', page.url()).href)
}

async function nameCompany(page: Page) {
  const { legalName, street, locality, phone, email, hours, cnpj } = DEMO_COMPANY
  await page.getByLabel('Razão social').fill(legalName)
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-36')
  await page.getByLabel('Endereço', { exact: true }).fill(street)
  await page.getByLabel('Bairro, cidade, estado e CEP').fill(locality)
  await page.getByLabel('Telefone').fill(phone)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Horário de atendimento').fill(hours)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Este CNPJ não confere.')).toBeVisible()
  await page.getByLabel('CNPJ').fill(cnpj)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Dados da empresa guardados', { exact: true })).toBeVisible()
}
