import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect as connectTcp, type Server as TcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { SMTPServer } from 'smtp-server'
import { connect } from '#platform/db.ts'
import { usePostgres } from '#platform/embedded-postgres/use-postgres.ts'
import { NOT_SELLING_YET } from '#platform/company/selling.rules.ts'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { preloadArgumentsOf } from '#test/chaos/cluster/source-edits.ts'
import { startFakeMercadoPago } from '#test/gateways/mercadopago/fake-mercado-pago.ts'
import { selfSigned } from '#test/support/self-signed.ts'
import { DEMO_COMPANY } from '../../db/seeds/company.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { test } from './test.ts'

// What production needs, all real but small: two roles of a PostgreSQL, a mail server, Mercado Pago over https, and a
// proxy that ends TLS. The site is started by what `npm start` runs.

const HOST = 'sensitivos.test'
const EMAIL = 'iris@sensitivos.test'
const PASSWORD = 'mar-calmo-ao-amanhecer-27'

const ends: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

/** A PostgreSQL with the two roles that .env.example tells to make. */
async function openDatabases(folder: string) {
  const postgres = await usePostgres(join(folder, 'postgres'), { durability: 'throwaway' })
  ends.push(postgres.release)
  const server = connect(postgres.urlOf('postgres'), { max: 1 })
  await server`create role sensitivos_owner login password 'of-the-owner'`
  await server`create role sensitivos_app login password 'of-the-servers'`
  await server`grant set on parameter "ledger.writer" to sensitivos_owner`
  await server`create database sensitivos owner sensitivos_owner`
  await server.end()
  const as = (user: string, password: string) =>
    Object.assign(new URL(postgres.urlOf('sensitivos')), { username: user, password }).href
  return {
    DATABASE_URL: as('sensitivos_app', 'of-the-servers'),
    DATABASE_OWNER_URL: as('sensitivos_owner', 'of-the-owner'),
  }
}

async function openMailServer() {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => done(void mails.push(text)))
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  ends.push(() => new Promise<void>((done) => server.close(done)))
  return { mails, SMTP_URL: `smtp://127.0.0.1:${portOf(server.server)}` }
}

async function openTlsProxy(tls: { key: string; cert: string }, port: number) {
  const server: TcpServer = createTlsServer(tls, (browser) => {
    const site = connectTcp(port, '127.0.0.1')
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => void server.close())
  return `https://${HOST}:${portOf(server)}`
}

type Ask = (path: string, body?: object, token?: string) => Promise<{ status: number; body: { secret?: string } }>

/** What the first administrator does on *Hoje*, from an empty site to one that sells. */
async function beginSelling(page: Page, ask: Ask) {
  const token = (await page.evaluate(() => localStorage.getItem('token')))!
  const { secret } = (await ask('/api/auth/second-factor', {}, token)).body
  const code = new TOTP({ secret: Secret.fromBase32(secret!) }).generate()
  expect((await ask('/api/auth/second-factor/confirmation', { code }, token)).status).toBe(200)
  await page.reload()
  const steps = page.getByRole('region', { name: 'Para abrir as vendas' })
  await steps.getByRole('button', { name: 'Abrir as vendas' }).click()
  await expect(steps.getByText('Falta: os dados da empresa, o catálogo e os textos legais.')).toBeVisible()
  await steps.getByRole('button', { name: 'Preencher com os iniciais' }).first().click()
  await expect(steps.getByRole('button', { name: 'Preencher com os iniciais' })).toHaveCount(0)
  await steps.getByRole('link', { name: 'Escrever os dados' }).click()
  await page.getByLabel('Razão social').fill(DEMO_COMPANY.legalName)
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-36')
  await page.getByLabel('Endereço', { exact: true }).fill(DEMO_COMPANY.street)
  await page.getByLabel('Bairro, cidade, estado e CEP').fill(DEMO_COMPANY.locality)
  await page.getByLabel('Telefone').fill(DEMO_COMPANY.phone)
  await page.getByLabel('E-mail').fill(DEMO_COMPANY.email)
  await page.getByLabel('Horário de atendimento').fill(DEMO_COMPANY.hours)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Este CNPJ não confere.')).toBeVisible()
  await page.getByLabel('CNPJ').fill(DEMO_COMPANY.cnpj)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Dados da empresa guardados', { exact: true })).toBeVisible()
  await page.goto(new URL('/admin-dashboard', page.url()).href)
  await steps.getByRole('button', { name: 'Publicar a primeira versão' }).click()
  await expect(steps.getByRole('button', { name: 'Publicar a primeira versão' })).toHaveCount(0)
  await steps.getByRole('button', { name: 'Abrir as vendas' }).click()
  await expect(page.getByText('O site vende desde')).toBeVisible()
}

/** A program of this project with nothing but these variables; what it says is collected. */
function run(script: string, args: string[], environment: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { text: '' }
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part: Buffer) => (said.text += part))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, said, ended }
}

test('production refuses every wrong way at once; started rightly, the first admin opens the selling and money moves', {
  tag: '@main',
}, async ({ playwright, launchOptions }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sensitivos-production-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const [port] = await freePorts(1)
  const tls = selfSigned(HOST, 'localhost')
  writeFileSync(join(folder, 'cert.pem'), tls.cert)
  const [databases, { mails, SMTP_URL }, fake, PUBLIC_URL] = await Promise.all([
    openDatabases(folder),
    openMailServer(),
    startFakeMercadoPago(() => new Date(), tls),
    openTlsProxy(tls, port!),
  ])
  ends.push(fake.close)
  const API = {
    file: 'src/gateways/payments/mercadopago/api/request.ts',
    from: "const API = 'https://api.mercadopago.com'",
    to: `const API = '${fake.apiUrl}'`,
  }
  const environment = {
    ...databases,
    APP_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL,
    SMTP_URL,
    SECOND_FACTOR_KEY: 'a-key-of-tests-that-is-long-enough',
    PAYMENT_GATEWAY: 'mercadopago',
    MERCADOPAGO_ACCESS_TOKEN: fake.token,
    MERCADOPAGO_ACCOUNT: fake.account,
    MERCADOPAGO_WEBHOOK_SECRET: 'a-secret-that-only-this-test-knows',
    PAYOUT_GATEWAY: 'manual',
    TRUSTED_PROXIES: '0',
    LOG_LEVEL: 'info',
    NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
    NODE_OPTIONS: preloadArgumentsOf([API]).join(' '),
  }

  const wrong = run('bin/start.ts', [], { APP_ENV: 'production', DATABASE_URL: databases.DATABASE_OWNER_URL })
  expect(await wrong.ended).toBe(1)
  for (const reason of [
    'Sem SMTP_URL',
    'com https',
    'PAYMENT_GATEWAY=sandbox',
    'PAYOUT_GATEWAY=sandbox',
    'pode mudar o livro-razão',
  ])
    expect(wrong.said.text).toContain(reason)

  const site = run('bin/start.ts', [], environment)
  ends.push(() => site.child.kill('SIGKILL'))
  await expect.poll(() => site.said.text).toContain('No ar em')
  expect(site.said.text).not.toContain(demoPeople[0].password)

  const admin = run('bin/admin.ts', ['create', EMAIL, '--name', 'Íris'], environment)
  expect(await admin.ended, admin.said.text).toBe(0)
  const link = /https:\S+/.exec(admin.said.text)![0]
  expect(link).toMatch(`${PUBLIC_URL}/forgot-password?token=`)

  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  })
  ends.push(() => browser.close())
  const page = await browser.newPage({ ignoreHTTPSErrors: true, locale: 'pt-BR' })
  await page.goto(link)
  // What is typed while a page wakes up is tested elsewhere.
  await expect(async () => {
    await page.getByLabel('Senha nova').fill('')
    await page.getByLabel('Senha nova').fill(PASSWORD)
    await expect(page.getByText(/^(Boa|Forte|Muito forte)$/)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await page.getByRole('link', { name: 'Entrar com a senha nova' }).click()
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/admin-dashboard/)
  await expect.poll(() => mails.join()).toContain(`To: ${EMAIL}`)
  expect(site.said.text, 'the link is in no log').not.toContain(new URL(link).searchParams.get('token'))

  const api = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      body: (await answer.json()) as { token: string; brCode?: string; secret?: string; code?: string },
    }
  }
  for (const { email, password } of demoPeople)
    expect((await api('/api/auth/login', { email, password })).status, email).toBe(401)
  expect((await api('/api/sandbox/mailbox')).status).toBe(404)
  const ana = await api('/api/auth/register', {
    id: crypto.randomUUID(),
    firstName: 'Ana',
    lastName: 'Souza',
    email: 'ana@sensitivos.test',
    phone: '(11) 98765-4321',
    birthDate: '1990-05-14',
    role: 'client',
    password: PASSWORD,
    consents: { terms: true, sensitiveData: true, newsletter: false },
  })
  const bought = { id: crypto.randomUUID(), amountCents: 5_000, method: 'pix' }
  const early = await api('/api/payments', bought, ana.body.token)
  expect(early).toMatchObject({ status: 409, body: { code: 'selling.not_open' } })
  expect(await (await fetch(`http://127.0.0.1:${port}/comprar`)).text()).toContain(NOT_SELLING_YET)
  await beginSelling(page, api)
  const fill = run('bin/admin.ts', ['fill'], environment)
  expect(await fill.ended, fill.said.text).toBe(0)
  expect(fill.said.text).toContain('catálogo: nada faltava')
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/comprar`)).text()).not.toContain(NOT_SELLING_YET)
  expect(await (await fetch(`http://127.0.0.1:${port}/comprar`)).text()).toContain(DEMO_COMPANY.cnpj)
  const payment = await api('/api/payments', bought, ana.body.token)
  expect(payment, JSON.stringify(payment.body)).toMatchObject({ status: 200 })
  await expect
    .poll(async () => (await api(`/api/payments/${bought.id}`, undefined, ana.body.token)).body.brCode)
    .toMatch(/^000201/)
  expect(fake.heard.map(({ line }) => line)).toContain('POST /v1/payments')

  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
})
