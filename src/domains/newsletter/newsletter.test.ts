import { beforeEach, expect, test } from 'vitest'
import { registerPerson } from '#domains/accounts/index.ts'
import { clockAt } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { insertOpening } from '#platform/company/sql.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { addProduct } from '#test/authorisation/fixtures/shop.ts'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { endpoints } from './endpoints.ts'
import { inviteConsenting } from './invite-consenting.ts'
import { countSubscriptions } from './sql.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { tellShopOpened } from './tell-shop-opened.ts'

let db: Db
let time: ReturnType<typeof settableClock>

beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
  time = settableClock()
})

async function call(
  path: string,
  body?: unknown,
  { method = 'POST', from = '203.0.113.7', type = 'application/json' } = {},
) {
  const api = apiOf(endpoints, {
    db,
    now: time.now,
    clock: clockAt(time.now()),
    log,
    viewerOf: async () => undefined,
    trustedProxies: 1,
  })
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await api.request(`/api/newsletter${path}`, {
    method,
    headers: { 'content-type': type, 'x-forwarded-for': from },
    ...(body !== undefined && { body: sent }),
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}
const subscribe = (email: unknown, from?: string) => call('/subscribe', { email }, { ...(from && { from }) })

type SentMail = { heading: string; action?: { path: string }; unsubscribe: { path: string; pagePath: string } }
async function mailsTo(email: string) {
  const rows = await db<
    { template: SentMail }[]
  >`select template from mails where recipient = ${email} order by queued_at, key`
  return rows.map(({ template }) => template)
}
const tokenIn = (path: string) => new URL(path, 'https://site.test').searchParams
/** Ana's newest confirmation link. */
const confirmationOf = async (email: string) =>
  tokenIn((await mailsTo(email)).findLast(({ action }) => action?.path.includes('confirmar'))!.action!.path).get(
    'confirmar',
  )!
const stateOf = async (email: string) =>
  (
    await db`select confirmed_at is not null as confirmed, unsubscribed_at is not null as "left"
      from newsletter_subscriptions
      where email = ${email}`
  )[0]

test('answers an empty address with the spec’s words, and explains an invalid one', async () => {
  for (const empty of ['', '   ', undefined])
    expect(await subscribe(empty)).toMatchObject({
      status: 400,
      text: expect.stringContaining('Por favor, informe seu e-mail.'),
    })
  for (const odd of ['ana', 'ana@', 'ana@exemplo.com.br\r\nBcc: x@y.com', 42, { a: 1 }])
    expect((await subscribe(odd)).status, String(odd)).toBe(400)
  expect(await db`select 1 from mails`).toHaveLength(0)
})

test('Ana subscribes and confirms by the mailed link, once', async () => {
  expect(await subscribe(' Ana@Exemplo.com.br ')).toMatchObject({ status: 200, text: '{}' })
  expect(await stateOf('ana@exemplo.com.br')).toEqual({ confirmed: false, left: false })
  const token = await confirmationOf('ana@exemplo.com.br')
  const stored = await db`select confirm_hash from newsletter_subscriptions`
  expect(JSON.stringify(stored), 'the table stores only the hash').not.toContain(token)
  await Promise.all(Array.from({ length: 8 }, () => call('/confirm', { token })))
  expect(await stateOf('ana@exemplo.com.br')).toEqual({ confirmed: true, left: false })
  expect((await mailsTo('ana@exemplo.com.br')).filter(({ heading }) => heading.startsWith('Que bom'))).toHaveLength(1)
})

test('answers a subscribed address like any other, and mails its owner', async () => {
  await subscribe('ana@exemplo.com.br')
  await call('/confirm', { token: await confirmationOf('ana@exemplo.com.br') })
  const [known, unknown] = [await subscribe('ana@exemplo.com.br'), await subscribe('bia@exemplo.com.br')]
  expect(known).toEqual(unknown)
  expect((await mailsTo('ana@exemplo.com.br')).map(({ heading }) => heading).sort()).toEqual([
    'Falta só confirmar',
    'Que bom ter você por aqui',
    'Você já está na lista',
  ])
})

test('a link expires after seven days, and a newer one replaces it', async () => {
  await subscribe('ana@exemplo.com.br')
  const first = await confirmationOf('ana@exemplo.com.br')
  time.pass(60)
  await subscribe('ana@exemplo.com.br')
  expect(await call('/confirm', { token: first })).toMatchObject({
    status: 404,
    text: expect.stringContaining('Este link não vale mais'),
  })
  const second = await confirmationOf('ana@exemplo.com.br')
  time.pass(7 * 86_400 + 1)
  expect((await call('/confirm', { token: second })).status).toBe(404)
  expect((await call('/confirm', { token: 'x'.repeat(43) })).status).toBe(404)
})

test('unsubscribes with one click, once, and can be undone', async () => {
  await subscribe('ana@exemplo.com.br')
  const confirming = await confirmationOf('ana@exemplo.com.br')
  await call('/confirm', { token: confirming })
  const [{ unsubscribe }] = (await mailsTo('ana@exemplo.com.br')) as [SentMail]
  const token = tokenIn(unsubscribe.pagePath).get('sair')!
  for (let n = 0; n < 2; n++) expect((await call('/unsubscribe', { token })).status).toBe(200)
  expect(await stateOf('ana@exemplo.com.br')).toMatchObject({ left: true })
  expect((await call('/confirm', { token: confirming })).status, 'an old mail does not subscribe again').toBe(404)
  expect((await call('/resubscribe', { token })).status).toBe(200)
  expect(await stateOf('ana@exemplo.com.br')).toEqual({ confirmed: true, left: false })
  expect((await call('/unsubscribe', { token: 'y'.repeat(43) })).status).toBe(404)
})

test('unsubscribes by the mail program’s POST, not by opening the address', async () => {
  await subscribe('ana@exemplo.com.br')
  await call('/confirm', { token: await confirmationOf('ana@exemplo.com.br') })
  const path = (await mailsTo('ana@exemplo.com.br'))[0]!.unsubscribe.path.replace('/api/newsletter', '')
  const token = tokenIn(path).get('token')
  expect(await call(path, undefined, { method: 'GET' })).toMatchObject({
    status: 303,
    location: `/cadastre-se/newsletter?sair=${token}`,
  })
  expect(await stateOf('ana@exemplo.com.br')).toMatchObject({ left: false })
  const oneClick = { type: 'application/x-www-form-urlencoded' }
  expect((await call(path, 'List-Unsubscribe=One-Click', oneClick)).status).toBe(200)
  expect(await stateOf('ana@exemplo.com.br')).toMatchObject({ left: true })
  for (const odd of ['unknown', '', '%00', '%ED%A0%80', 'x'.repeat(5_000)]) {
    expect((await call(`/leave?token=${odd}`, 'List-Unsubscribe=One-Click', oneClick)).status, odd).toBe(200)
    expect((await call(`/leave?token=${odd}`, undefined, { method: 'GET' })).status, odd).toBe(303)
  }
})

test('limits requests to five an hour per address and thirty per network', async () => {
  const answers = []
  for (let n = 0; n < 6; n++) answers.push((await subscribe('ana@exemplo.com.br')).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  const others = await Promise.all(
    Array.from({ length: 40 }, (_, n) => subscribe(`pessoa${n}@exemplo.com.br`, '198.51.100.4')),
  )
  expect(others.filter(({ status }) => status === 200)).toHaveLength(30)
  time.pass(3_601)
  expect((await subscribe('ana@exemplo.com.br')).status).toBe(200)
})

test('invites people who consented when registering once, also with two workers; unsubscribing revokes the consent', async () => {
  const person = {
    lastName: 'Prado',
    phone: '11987654321',
    birthDate: '1985-04-12',
    password: 'lua-cheia-sobre-o-mar-27',
    role: 'client' as const,
  }
  const consents = { terms: true as const, sensitiveData: true as const }
  await registerPerson(db, {
    ...person,
    firstName: 'Ana',
    email: 'ana@exemplo.com.br',
    consents: { ...consents, newsletter: true },
    now: time.now(),
  })
  await registerPerson(db, {
    ...person,
    firstName: 'Bia',
    email: 'bia@exemplo.com.br',
    consents: { ...consents, newsletter: false },
    now: time.now(),
  })
  await Promise.all(Array.from({ length: 4 }, () => inviteConsenting({ db, now: time.now() })))
  await inviteConsenting({ db, now: time.now() })
  expect(await mailsTo('ana@exemplo.com.br')).toHaveLength(1)
  expect(await mailsTo('bia@exemplo.com.br')).toHaveLength(0)
  await call('/confirm', { token: await confirmationOf('ana@exemplo.com.br') })
  const token = tokenIn((await mailsTo('ana@exemplo.com.br'))[0]!.unsubscribe.pagePath).get('sair')
  await call('/unsubscribe', { token })
  expect(await db`select 1 from consents where kind = 'newsletter' and revoked_at is not null`).toHaveLength(1)
  await inviteConsenting({ db, now: time.now() })
  expect(await mailsTo('ana@exemplo.com.br'), 'confirmation and welcome, nothing afterwards').toHaveLength(2)
})

test('the alert for the opening of the shop is a list of its own, and ends with its one mail once the shop sells', async () => {
  const email = 'ana@exemplo.com.br'
  await subscribe(email)
  for (const address of [email, 'bia@exemplo.com.br', 'eva@exemplo.com.br'])
    await requestConfirmation(db, { email: address, list: 'shop_opening', source: 'site', now: time.now() })
  const confirmationOfShop = async (address: string) =>
    tokenIn((await mailsTo(address)).find(({ action }) => action!.path.includes('lista=loja'))!.action!.path).get(
      'confirmar',
    )!
  for (const address of [email, 'bia@exemplo.com.br'])
    expect((await call('/confirm', { token: await confirmationOfShop(address) })).status).toBe(200)
  expect([...(await countSubscriptions(db, time.now()))].toSorted((a, b) => a.list.localeCompare(b.list))).toEqual([
    { list: 'newsletter', confirmed: 0, asked: 1, daily: 0 },
    { list: 'shop_opening', confirmed: 2, asked: 1, daily: 0 },
  ])
  const leaving = (await mailsTo('bia@exemplo.com.br')).findLast(({ heading }) => heading === 'Anotado')!
  await call('/unsubscribe', { token: tokenIn(leaving.unsubscribe.path).get('token') })
  const listed = async () =>
    (
      await db<{ email: string; list: string }[]>`select email, list from newsletter_subscriptions order by email, list`
    ).map((row) => `${row.email.split('@')[0]} ${row.list}`)
  const ALL = ['ana newsletter', 'ana shop_opening', 'bia shop_opening', 'eva shop_opening']
  await tellShopOpened({ db, now: time.now() })
  expect(await listed(), 'nothing is sold yet').toEqual(ALL)
  await inTransaction(db, (tx) => insertOpening(tx, time.now()))
  await tellShopOpened({ db, now: time.now() })
  expect(await listed(), 'the shop is empty').toEqual(ALL)
  await addProduct(db, 'baralho', time.now())
  await tellShopOpened({ db, now: time.now() })
  expect(await listed(), 'who may still confirm stays').toEqual(['ana newsletter', 'eva shop_opening'])
  const told = async (address: string) =>
    (await mailsTo(address)).filter(({ heading }) => heading === 'A loja abriu').length
  expect([await told(email), await told('bia@exemplo.com.br'), await told('eva@exemplo.com.br')]).toEqual([1, 0, 0])
})
