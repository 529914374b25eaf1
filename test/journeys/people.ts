import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { teamToken } from './team-session.ts'
import { test } from './test.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }
export const PASSWORD = 'mar-calmo-ao-amanhecer-27'

export type Person = { page: Page; email: string; firstName: string }

/** A mobile number of somebody's own: accounts with one phone are taken for one person's. */
const someMobile = () => `(11) 98${String(Math.floor(Math.random() * 10 ** 7)).padStart(7, '0')}`

/** A browser of somebody's own. */
export async function openBrowser(
  browser: Browser,
  viewport: { width: number; height: number },
  baseURL?: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
  return context.newPage()
}

/** A browser whose microphone hums; `mayRecord`: whether its owner lets the page use it. */
export async function openWithMicrophone(given: { mayRecord: boolean; launch: object; baseURL: string | undefined }) {
  const { args = [], ...launch } = given.launch as { args?: string[] }
  const answer = `--use-fake-ui-for-media-stream${given.mayRecord ? '' : '=deny'}`
  const browser = await chromium.launch({ ...launch, args: [...args, '--use-fake-device-for-media-stream', answer] })
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...(given.baseURL && { baseURL: given.baseURL }),
  })
  return { browser, page: await context.newPage() }
}

/** Fills in the registration form; returns the chosen mail address. */
export async function fillPersonalDetails(page: Page, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`
  await page.getByLabel('Nome', { exact: true }).fill(firstName)
  await page.getByLabel('Sobrenome').fill('Moreira')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Celular').fill(someMobile())
  await page.getByLabel('Data de nascimento').fill('1988-05-14')
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/Li e aceito/).check()
  await page.getByLabel(/Autorizo guardar/).check()
  return email
}

const BIO = 'Leio o tarot há doze anos, com calma e sem promessas, para quem quer olhar uma pergunta por outros lados.'

/** Few people may register from one network in an hour: where a machine has many of its own, each process has one. */
const OWN_NETWORK =
  process.platform === 'linux' ? { localAddress: `127.${(process.pid >> 8) & 255}.${process.pid & 255}.1` } : {}

/** Sends a registration to the site, whatever address its page has. */
async function sendRegistration(registration: object) {
  const { port } = new URL(test.info().project.use.baseURL!)
  const headers = { 'content-type': 'application/json' }
  const to = { host: '127.0.0.1', port, path: '/api/auth/register', method: 'POST', headers, ...OWN_NETWORK }
  return new Promise<unknown>((resolve, reject) => {
    const sent = request(to, (answer) => json(answer).then(resolve, reject))
    sent.once('error', reject).end(JSON.stringify(registration))
  })
}

/** Registers somebody as the form does, without opening it, and leaves this browser signed in on an empty page. */
async function register(page: Page, firstName: string, role: 'client' | 'consultor'): Promise<Person> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`
  const answer = await sendRegistration({
    role,
    firstName,
    lastName: 'Moreira',
    email,
    phone: someMobile(),
    birthDate: '1988-05-14',
    password: PASSWORD,
    consents: { terms: true, sensitiveData: true, newsletter: false },
  })
  expect(answer).toEqual(expect.objectContaining({ token: expect.any(String), device: expect.any(String) }))
  const { token, device } = answer as { token: string; device: string }
  await page.goto('/robots.txt')
  await page.evaluate((stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)), {
    token,
    authToken: token,
    'sensitivos-device': device,
  })
  return { page, email, firstName }
}

/** A new client, signed in; no page of the site is open yet. */
export const registerClient = (page: Page, firstName: string) => register(page, firstName, 'client')

/** A page of a scan, as short as one is. */
const SCAN = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n'
const DOCUMENT = { name: 'documento.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SCAN) }

async function uploadDocument(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/consultants/me/application/documents/document', {
    headers: { authorization: `Bearer ${token}`, 'content-type': DOCUMENT.mimeType },
    data: DOCUMENT.buffer,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A new consultant, whose application is "em análise". The price is R$ 2,99 a minute. No page is open yet. */
export async function registerConsultant(page: Page, firstName: string): Promise<Person & { taxId: string }> {
  const person = await register(page, firstName, 'consultor')
  const taxId = someCpf()
  await uploadDocument(page)
  await callApiAs(page, '/api/consultants/application', {
    data: { taxId, specialties: ['tarot'], bio: BIO, pricePerMinuteCents: 299 },
  })
  return { ...person, taxId }
}

/** Registers a client through the form, which opens the dashboard. */
export async function registerClientByForm(page: Page, firstName: string): Promise<Person> {
  await page.goto('/cadastro-novo')
  const email = await fillPersonalDetails(page, firstName)
  await page.getByRole('button', { name: 'Criar conta grátis' }).click()
  await expect(page).toHaveURL(/client-dashboard/)
  return { page, email, firstName }
}

/** The same consultant through the form, which opens the dashboard. */
export async function registerConsultantByForm(page: Page, firstName: string): Promise<Person & { taxId: string }> {
  const taxId = someCpf()
  await page.goto('/cadastro-novo?quero=atender')
  const email = await fillPersonalDetails(page, firstName)
  await page.getByLabel('CPF ou CNPJ').fill(taxId)
  await page.getByText('Tarot', { exact: true }).click()
  await page.getByLabel('Sobre você e seu atendimento').fill(BIO)
  await page.getByLabel('Preço por minuto de chat').fill('2,99')
  await page.getByLabel('Documento com foto').setInputFiles(DOCUMENT)
  await page.getByRole('button', { name: 'Criar conta e enviar candidatura' }).click()
  await expect(page.getByText('Sua candidatura está em análise')).toBeVisible()
  return { page, email, firstName, taxId }
}

/** A session of somebody of the demo. */
async function tokenOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password: demoPeople[0].password } })
  return (await answer.json()).token
}

/** Signs in somebody of the demo; every page that opens in this tab from now on is theirs. */
export async function signIn(page: Page, email: string) {
  await page.addInitScript((token) => localStorage.setItem('token', token), await tokenOf(page, email))
}

/** Calls the API as the person of this page: GET without a body, POST with one. */
export const callApiAs = async <T>(
  page: Page,
  path: string,
  sent?: { method?: 'POST' | 'PUT'; data: unknown },
): Promise<T> => {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.fetch(path, {
    method: 'GET',
    ...(sent && { method: 'POST', ...sent }),
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** The welcome mail's link, opened as in a mail program. */
export async function confirmEmail(page: Page, email: string) {
  const mail = page.locator('li a').filter({ hasText: 'confirme seu e-mail' }).first()
  await expect(async () => {
    await page.goto(`/api/sandbox/mailbox?para=${email}`)
    await expect(mail).toBeVisible({ timeout: 300 })
  }).toPass()
  await mail.click()
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Confirmar meu e-mail' })
  const { pathname, search } = new URL((await link.getAttribute('href'))!)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByText(/confirmado/i).first()).toBeVisible()
}

/** The address is confirmed, and Íris, the demo's admin, approves the application. */
export async function approveConsultant({ page, email }: Person) {
  const mailbox = await page.context().newPage()
  await confirmEmail(mailbox, email)
  await mailbox.close()
  const { user } = await callApiAs<{ user: { id: string } }>(page, '/api/auth/user')
  const answer = await page.request.post(`/api/consultants/${user.id}/approval`, {
    data: { tier: 'verificado', revision: 1 },
    headers: { authorization: `Bearer ${teamToken()}` },
  })
  expect(answer.ok()).toBe(true)
  return user.id
}

export async function sendMessage({ page }: Person, words: string) {
  await page.getByRole('textbox', { name: 'Sua mensagem' }).fill(words)
  await page.getByRole('textbox', { name: 'Sua mensagem' }).press('Enter')
}

/** A random CPF with valid check digits. */
function someCpf(): string {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10))
  for (const length of [10, 11]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
