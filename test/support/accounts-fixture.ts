import { findViewer, registerPerson } from '#domains/accounts/index.ts'
import { endpoints } from '#domains/accounts/endpoints.ts'
import { sendRecoveryMails } from '#domains/accounts/recovery/send-recovery-mails.ts'
import { clockAt } from '#platform/clock.ts'
import { apiOf, type Route } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from './database.ts'
import { settableClock } from './settable-clock.ts'

export const ANA = 'ana@exemplo.com.br'
export const PASSWORD = 'céu azul de maio'
export const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

/** The fields of all answers of accounts. */
type Body = {
  token: string
  device?: string
  user: { id: string; role: string }
  sessions?: { id: string; isCurrent: boolean }[]
  code?: string
  error?: string
  fields?: Record<string, string>
}
type Asked = { body?: object; token?: string | undefined; from?: string }
export type AccountsFixture = Awaited<ReturnType<typeof openAccounts>>

/** The accounts API and `more` on a fresh database with a settable clock, and Ana, who is registered, not signed in. */
export async function openAccounts(more: readonly Route[] = []) {
  const db = await freshDatabase({ max: 12 })
  const time = settableClock()
  const ana = await registerPerson(db, {
    firstName: 'Ana',
    lastName: 'Souza',
    phone: '11987654321',
    birthDate: '1990-05-14',
    role: 'client',
    email: ANA,
    password: PASSWORD,
    consents: { terms: true, sensitiveData: true, newsletter: false },
    now: time.now(),
  })

  async function request(method: string, path: string, { body, token, from = '203.0.113.7' }: Asked = {}) {
    const viewerOf = (given: string) => findViewer(db, given, time.now())
    const api = apiOf([...endpoints, ...more], {
      db,
      now: time.now,
      clock: clockAt(time.now()),
      log,
      viewerOf,
      trustedProxies: 1,
    })
    const headers = {
      'content-type': 'application/json',
      'user-agent': CHROME_ON_ANDROID,
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const response = await api.request(path, {
      method,
      headers,
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answered = (isJson ? await response.json() : {}) as Body
    return { status: response.status, headers: response.headers, body: answered }
  }

  const ask = (method: string, path: string, asked: Asked = {}) => request(method, `/api/auth${path}`, asked)
  const post = (path: string, body: object, more: Omit<Asked, 'body'> = {}) => ask('POST', path, { body, ...more })
  const signIn = (
    password = PASSWORD,
    { from, ...more }: { from?: string; device?: string; remember?: boolean } = {},
  ) => post('/login', { email: ANA, password, ...more }, { ...(from && { from }) })

  /** Requests a recovery link for Ana and answers the token in her mail. */
  async function mailedLink() {
    await post('/recovery', { email: ANA })
    await sendRecoveryMails({ db, now: time.now() })
    time.pass(1)
    const [mail] = await db<{ path: string }[]>`
      select template->'action'->>'path' as path from mails where key like 'recovery:%' order by queued_at desc limit 1`
    return new URL(mail!.path, 'https://site.test').searchParams.get('token')!
  }

  return { db, time, ana, request, ask, post, signIn, mailedLink }
}
