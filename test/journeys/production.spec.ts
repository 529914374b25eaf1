import { expect } from '@playwright/test'
import { NOT_SELLING_YET } from '#platform/company/selling.rules.ts'
import { DEMO_COMPANY } from '../../db/seeds/company.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { PASSWORD } from './people.ts'
import { askSite } from './production/ask-site.ts'
import { beginSelling } from './production/begin-selling.ts'
import { ADMIN_EMAIL, enterBy, inviteFirstAdmin, setUpApp } from './production/first-admin.ts'
import { runProgram } from './production/run-program.ts'
import { test } from './production/test.ts'

const ANA = {
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana@sensitivos.test',
  phone: '(11) 98765-4321',
  birthDate: '1990-05-14',
  role: 'client',
  password: PASSWORD,
  consents: { terms: true, sensitiveData: true, newsletter: false },
}

test('production refuses every wrong way at once; started rightly, the first admin opens the selling and money moves', {
  tag: '@main',
}, async ({ production, openPage }) => {
  const { databaseUrls, insideUrl, publicUrl, mails, fake } = production
  const ask = (path: string, body?: object, token?: string) => askSite(production, path, body, token)
  const readBuying = async () => (await fetch(`${insideUrl}/comprar`)).text()

  const wrong = runProgram('bin/start.ts', [], {
    APP_ENV: 'production',
    DATABASE_URL: databaseUrls.DATABASE_OWNER_URL,
  })
  expect(await wrong.ended).toBe(1)
  for (const reason of [
    'Sem SMTP_URL',
    'com https',
    'PAYMENT_GATEWAY=sandbox',
    'PAYOUT_GATEWAY=sandbox',
    'pode mudar o livro-razão',
  ])
    expect(wrong.said.text).toContain(reason)

  const site = production.run('bin/start.ts')
  await expect.poll(() => site.said.text, { timeout: 240_000 }).toContain('No ar em')
  expect(site.said.text).not.toContain(demoPeople[0].password)

  const link = await inviteFirstAdmin(production)
  expect(link).toMatch(`${publicUrl}/forgot-password?token=`)
  const page = await openPage()
  await enterBy(page, link)
  await expect.poll(() => mails.join()).toContain(`To: ${ADMIN_EMAIL}`)
  expect(site.said.text, 'the link is in no log').not.toContain(new URL(link).searchParams.get('token'))

  for (const { email, password } of demoPeople)
    expect((await ask('/api/auth/login', { email, password })).status, email).toBe(401)
  expect((await ask('/api/sandbox/mailbox')).status).toBe(404)
  const ana = await ask('/api/auth/register', { id: crypto.randomUUID(), ...ANA })
  const bought = { id: crypto.randomUUID(), amountCents: 5_000, method: 'pix' }
  const early = await ask('/api/payments', bought, ana.body.token)
  expect(early).toMatchObject({ status: 409, body: { code: 'selling.not_open' } })
  expect(await readBuying()).toContain(NOT_SELLING_YET)
  await setUpApp(page, production)
  await beginSelling(page)
  const fill = production.run('bin/admin.ts', ['fill'])
  expect(await fill.ended, fill.said.text).toBe(0)
  expect(fill.said.text).toContain('catálogo: nada faltava')
  await expect.poll(readBuying).not.toContain(NOT_SELLING_YET)
  expect(await readBuying()).toContain(DEMO_COMPANY.cnpj)
  const payment = await ask('/api/payments', bought, ana.body.token)
  expect(payment, JSON.stringify(payment.body)).toMatchObject({ status: 200 })
  await expect
    .poll(async () => (await ask(`/api/payments/${bought.id}`, undefined, ana.body.token)).body.brCode)
    .toMatch(/^000201/)
  expect(fake.heard.map(({ line }) => line)).toContain('POST /v1/payments')

  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
})
