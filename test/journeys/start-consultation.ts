import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import {
  approveConsultant,
  openBrowser,
  DESKTOP,
  PHONE,
  type Person,
  registerClient,
  registerClientByForm,
  registerConsultant,
  registerConsultantByForm,
} from './people.ts'

/** Marina, an approved consultant, is online. */
export async function openMarinaOnline(browser: Browser): Promise<Person & { id: string }> {
  const marina = await registerConsultant(await openBrowser(browser, DESKTOP), 'Marina')
  await marina.page.goto('/consultant-dashboard')
  await expect(marina.page.getByText('Sua candidatura está em análise')).toBeVisible()
  return comeOnline(marina)
}

/** The same, and everything that she has to do for it is done by hand. */
export const bringMarinaOnline = async (browser: Browser) =>
  comeOnline(await registerConsultantByForm(await openBrowser(browser, DESKTOP), 'Marina'))

async function comeOnline(marina: Person): Promise<Person & { id: string }> {
  const id = await approveConsultant(marina)
  // The page updates itself after the approval.
  await marina.page.getByRole('switch').click()
  // A connection that was lost or refused comes back after up to eight seconds, and then again.
  await expect(marina.page.getByText('ONLINE', { exact: true })).toBeVisible()
  return { ...marina, id }
}

/** Ana has an account on her phone with R$ 50,00, paid by Pix at the sandbox bank. */
export async function openAnaWithCredits(browser: Browser, baseURL?: string): Promise<Person> {
  const ana = await registerClient(await openBrowser(browser, PHONE, baseURL), 'Ana')
  await buyByPix(ana.page, { amountCents: 5_000 })
  return ana
}

/** The same by hand: the form, the shop, and the bank's page. */
export async function bringAnaWithCredits(browser: Browser): Promise<Person> {
  const ana = await registerClientByForm(await openBrowser(browser, PHONE), 'Ana')
  const { page } = ana
  await page.getByRole('link', { name: 'Adicionar créditos' }).click()
  await page.getByText('Outro valor').click()
  await page.getByLabel('Valor em reais').fill('50,00')
  await page.getByRole('button', { name: 'Continuar com R$ 50,00' }).click()
  await page.getByRole('button', { name: 'Pagar R$ 50,00 com Pix' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: /página do banco/ }).click()
  const bank = await opening
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Seus créditos estão no saldo' })).toBeVisible()
  await bank.close()
  await page.bringToFront()
  return ana
}

/** Ana requests, Marina accepts, and both are in the room before the first message. */
export async function startConsultation(ana: Person, marina: Person & { id: string }): Promise<string> {
  await ana.page.goto(`/chat/${marina.id}`)
  await ana.page.getByRole('button', { name: 'Pedir conversa' }).dblclick()
  await expect(ana.page.getByText(/Chamando Marina/)).toBeVisible()
  await expect(marina.page.getByText('Ana quer conversar')).toBeVisible()
  await marina.page.getByRole('button', { name: 'Aceitar e abrir a sala' }).click()
  for (const { page } of [ana, marina]) await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible()
  await expect(ana.page.getByText(/O relógio começa com a primeira palavra de Marina/)).toBeVisible()
  return new URL(ana.page.url()).pathname.split('/').at(-1)!
}
