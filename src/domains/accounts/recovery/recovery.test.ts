import { beforeEach, expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { endpoints } from '../endpoints.ts'
import { findViewer, registerPerson } from '../index.ts'
import { sendRecoveryMails } from './send-recovery-mails.ts'

const OLD = 'céu azul de maio'
const NEW = 'mar calmo de agosto'
const EMAIL = 'ana@exemplo.com.br'
const ana = {
  firstName: 'Ana',
  lastName: 'Souza',
  phone: '11987654321',
  birthDate: '1990-05-14',
  role: 'client' as const,
}
const consents = { terms: true as const, sensitiveData: true as const, newsletter: false }

let db: Db
let time: ReturnType<typeof settableClock>

beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
  time = settableClock()
  await registerPerson(db, { ...ana, email: EMAIL, password: OLD, consents, now: time.now() })
})

async function call(path: string, body: unknown, { from = '203.0.113.7' } = {}) {
  const viewerOf = (token: string) => findViewer(db, token, time.now())
  const api = apiOf(endpoints, { db, now: time.now, clock: clockAt(time.now()), log, viewerOf, trustedProxies: 1 })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const response = await api.request(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    status: response.status,
    body: (await response.json()) as { token?: string; code?: string; fields?: Record<string, string> },
  }
}
const signIn = (password: string) => call('/login', { email: EMAIL, password })

/** Requests a link for Ana, runs the job, and answers the token in her newest mail. */
async function askForLink() {
  await call('/recovery', { email: EMAIL })
  await sendRecoveryMails({ db, now: time.now() })
  time.pass(1)
  const [mail] = await db<
    { path: string }[]
  >`select template->'action'->>'path' as path from mails where key like 'recovery:%' order by queued_at desc limit 1`
  return new URL(mail!.path, 'https://site.test').searchParams.get('token')!
}
const recover = (token: string, password = NEW, from?: string) =>
  call('/recovery/password', { token, password }, { ...(from && { from }) })

test('sets Ana’s new password by the mailed link, ends all sessions and notifies her', async () => {
  const { body } = await signIn(OLD)
  const token = await askForLink()
  expect(JSON.stringify(await db`select token_hash from recoveries`)).not.toContain(token)
  expect((await recover(token)).status).toBe(200)
  expect(await findViewer(db, body.token!, time.now())).toBeUndefined()
  expect((await signIn(OLD)).status).toBe(401)
  expect((await signIn(NEW)).status).toBe(200)
  expect(await db`select template->>'subject' as subject from mails where key like 'password:%'`).toEqual([
    { subject: 'Sua senha foi trocada' },
  ])
})

test('answers known and unknown addresses alike, and mails only registered ones', async () => {
  const known = await call('/recovery', { email: ' ANA@exemplo.com.br ' })
  const unknown = await call('/recovery', { email: 'ninguem@exemplo.com.br' })
  expect(known).toEqual(unknown)
  expect(await db`select email from recovery_requests order by email`).toEqual([
    { email: EMAIL },
    { email: 'ninguem@exemplo.com.br' },
  ])
  expect(await db`select 1 from mails`, 'no mail is sent within the request').toHaveLength(0)
  await Promise.all(Array.from({ length: 4 }, () => sendRecoveryMails({ db, now: time.now() })))
  expect(await db`select recipient from mails`).toEqual([{ recipient: EMAIL }])
  expect(await db`select 1 from recovery_requests`).toHaveLength(0)
})

test('a link works once, also when used ten times at once', async () => {
  const token = await askForLink()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => recover(token, `${NEW} ${n}`, `203.0.113.${n}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'accounts.recovery_link_invalid')).toHaveLength(9)
  expect((await recover(token)).status).toBe(410)
})

test('a link works for thirty minutes, and a new password ends the other links', async () => {
  const late = await askForLink()
  time.pass(30 * 60)
  expect(await recover(late)).toMatchObject({ status: 410, body: { code: 'accounts.recovery_link_invalid' } })
  const [first, second] = [await askForLink(), await askForLink()]
  expect((await recover(second)).status).toBe(200)
  expect((await recover(first)).status).toBe(410)
  for (const odd of ['', 'x', 'x'.repeat(43)]) expect((await recover(odd)).status, odd).toBe(410)
})

test('explains a weak password and leaves the link valid', async () => {
  const token = await askForLink()
  expect(await recover(token, 'curta')).toMatchObject({
    status: 400,
    body: { fields: { password: expect.stringContaining('10 caracteres') } },
  })
  expect(await recover(token, EMAIL)).toMatchObject({
    status: 400,
    body: { fields: { password: 'A senha não pode ser o seu e-mail.' } },
  })
  expect((await recover(token)).status).toBe(200)
})

test('limits requests to three in half an hour per address, known or not', async () => {
  for (const email of [EMAIL, 'ninguem@exemplo.com.br']) {
    const answers = []
    for (let n = 0; n < 4; n++) answers.push((await call('/recovery', { email })).status)
    expect(answers, email).toEqual([200, 200, 200, 429])
  }
})

test('strangers leave the owner of an address a link that works, or a request, at any minute', async () => {
  const before = time.now()
  const refused: number[] = []
  for (let minute = 0; minute < 180; minute++) {
    for (let n = 0; n < 3; n++) await call('/recovery', { email: EMAIL }, { from: `203.0.113.${minute}` })
    await sendRecoveryMails({ db, now: time.now() })
    time.pass(59)
    const { status } = await call('/recovery', { email: EMAIL }, { from: '198.51.100.7' })
    const links = await db`select from recoveries where used_at is null and expires_at > ${time.now()}`
    if (status !== 200 && links.length === 0) refused.push(minute)
    time.pass(1)
  }
  expect(refused).toEqual([])
  const mails = await db`select from mails where key like 'recovery:%' and queued_at >= ${before}`
  expect(mails.length, 'six an hour').toBeLessThanOrEqual(18)
})
