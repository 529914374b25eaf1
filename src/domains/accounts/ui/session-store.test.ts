import { beforeEach, describe, expect, test, vi } from 'vitest'
import { apiOver, sendByFetch } from '#browser/api.ts'
import { seeAs, seeAsOneself, seenAs } from '#browser/impersonation.ts'
import { storedToken } from '#browser/session-token.ts'
import { loadTabText, storeTabText } from '#browser/tab-texts.ts'
import { sessionStore } from './session-store.ts'

let kept: Map<string, string>
/** What this tab keeps. */
let inTab: Map<string, string>
const storageOver = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, value: string) => void texts.set(key, value),
  removeItem: (key: string) => void texts.delete(key),
  clear: () => texts.clear(),
})
beforeEach(() => {
  kept = new Map()
  inTab = new Map()
  vi.stubGlobal('localStorage', storageOver(kept))
  vi.stubGlobal('sessionStorage', storageOver(inTab))
})

const ana = {
  id: '5b0c2a34-6d5e-4a53-9a7e-0a58c3c3b1f0',
  email: 'ana@exemplo.com.br',
  first_name: 'Ana',
  last_name: 'Souza',
  role: 'client',
}
const bia = { ...ana, id: '5b0c2a34-6d5e-4a53-9a7e-0a58c3c3b1f1', first_name: 'Bia' }
const typed = { email: ana.email, password: 'céu azul de maio' }
const answering = (body: unknown, status = 200) => {
  const calls: string[] = []
  const bodies: unknown[] = []
  const store = sessionStore(
    apiOver(
      sendByFetch(async (path, init) => {
        calls.push(`${init.method} ${path}`)
        bodies.push(typeof init.body === 'string' ? JSON.parse(init.body) : undefined)
        return new Response(JSON.stringify(body), { status })
      }),
    ),
  )
  return { store, calls, bodies }
}

test('is signed out without a token and sends no request', async () => {
  const { store, calls } = answering({ user: ana })
  expect(store.now().state).toBe('loading')
  await store.load()
  expect([store.now().state, calls]).toEqual(['signed-out', []])
})

test.each([
  ['token', { user: ana }],
  ['authToken', { user: ana }],
  ['token', ana],
])('reads the user with a %s, inside a user field or directly, and fills both spellings', async (key, body) => {
  kept.set(key, 'x'.repeat(43))
  const { store, calls } = answering(body)
  await store.load()
  expect(calls).toEqual(['GET /api/auth/user'])
  expect(store.now()).toMatchObject({
    state: 'signed-in',
    user: { firstName: 'Ana', first_name: 'Ana', lastName: 'Souza', last_name: 'Souza' },
  })
})

test('an aborted request signs nobody out: a page that is left asks no more, and one that stays asks again', async () => {
  vi.useFakeTimers()
  kept.set('token', 'x'.repeat(43))
  let asked = 0
  const store = sessionStore(
    apiOver(
      sendByFetch(async () => {
        if (asked++ === 0) throw new TypeError('Failed to fetch')
        return new Response(JSON.stringify({ user: ana }))
      }),
    ),
  )
  const loading = store.load()
  await vi.advanceTimersByTimeAsync(299)
  expect([asked, kept.size]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect([asked, store.now().state]).toEqual([2, 'signed-in'])
  vi.useRealTimers()
})

test('treats an unknown role as a client', async () => {
  kept.set('token', 'x'.repeat(43))
  const { store } = answering({ user: { ...ana, role: 'astronaut' } })
  await store.load()
  expect(store.now().user!.role).toBe('client')
})

test.each([
  [401, { error: 'Entre na sua conta para continuar.' }],
  [503, { error: 'Instabilidade' }],
  [200, { user: { nothing: 'known' } }],
])('removes both tokens on any failure (%i)', async (status, body) => {
  kept.set('token', 'x'.repeat(43)).set('authToken', 'x'.repeat(43))
  const { store } = answering(body, status)
  await store.load()
  expect([store.now().state, kept.size]).toEqual(['signed-out', 0])
})

test('ignores a failure that arrives after a new sign-in', async () => {
  kept.set('token', 'old'.padEnd(43, 'x'))
  const { store } = answering({ error: 'Entre' }, 401)
  const loading = store.load()
  kept.set('token', 'new'.padEnd(43, 'x'))
  await loading
  expect(kept.get('token')).toMatch(/^new/)
})

test('stores the token under both names on sign-in, and removes both at once on sign-out', async () => {
  const { store, calls } = answering({ token: 'y'.repeat(43), user: ana })
  await store.signIn({ email: ana.email, password: 'céu azul de maio' })
  expect([...kept]).toEqual([
    ['token', 'y'.repeat(43)],
    ['authToken', 'y'.repeat(43)],
  ])
  const leaving = store.signOut()
  expect([store.now().state, kept.size]).toEqual(['signed-out', 0])
  await leaving
  expect(calls).toEqual(['POST /api/auth/login', 'POST /api/auth/logout'])
})

test('stores the device token, keeps it on sign-out, and sends it with the next sign-in', async () => {
  const { store, bodies } = answering({ token: 'y'.repeat(43), device: 'd'.repeat(43), user: ana })
  await store.signIn(typed)
  await store.signOut()
  expect([...kept]).toEqual([['sensitivos-device', 'd'.repeat(43)]])
  await store.signIn(typed)
  expect(bodies).toEqual([typed, {}, { ...typed, device: 'd'.repeat(43) }])
})

test('what was typed and asked in this tab leaves with whoever signs out', async () => {
  const { store } = answering({ token: 'y'.repeat(43), user: ana })
  await store.signIn(typed)
  storeTabText('rascunho:sala', 'só entre nós')
  inTab.set('question:tiragem', 'Ele ainda pensa em mim?')
  await store.signOut()
  expect([loadTabText('rascunho:sala'), inTab.size]).toEqual(['', 0])
})

test('what Ana typed stays when her session ends by itself and she signs in again, and goes when Bia does', async () => {
  const answers: [number, object][] = [
    [200, { token: 'y'.repeat(43), user: ana }],
    [401, { error: 'Entre na sua conta para continuar.' }],
    [200, { token: 'z'.repeat(43), user: ana }],
    [200, { token: 'b'.repeat(43), user: bia }],
  ]
  const store = sessionStore(
    apiOver(
      sendByFetch(async () => {
        const [status, body] = answers.shift()!
        return new Response(JSON.stringify(body), { status })
      }),
    ),
  )
  await store.signIn(typed)
  storeTabText('rascunho:sala', 'só entre nós')
  await store.load()
  expect(store.now().state).toBe('signed-out')
  await store.signIn(typed)
  expect(loadTabText('rascunho:sala')).toBe('só entre nós')
  await store.signIn(typed)
  expect([store.now().user!.firstName, loadTabText('rascunho:sala'), inTab.size]).toEqual(['Bia', '', 0])
})

test('a page that comes back from the history shows nothing of who was there before', async () => {
  const { store } = answering({ token: 'y'.repeat(43), user: ana })
  await store.signIn(typed)
  const same = store.recheck()
  expect(store.now().state, 'Ana is still signed in').toBe('signed-in')
  await same
  for (const key of kept.keys()) kept.set(key, 'b'.repeat(43))
  const another = store.recheck()
  expect(store.now()).toEqual({ state: 'loading' })
  await another
  kept.clear()
  void store.recheck()
  expect(store.now()).toEqual({ state: 'signed-out' })
})

test('where the browser keeps nothing, a sign-in says so and lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
    removeItem: () => {},
  })
  const said: string[] = []
  const sent: (string | null)[] = []
  const api = apiOver(
    sendByFetch(async (_path, init) => {
      sent.push(new Headers(init.headers).get('authorization'))
      return new Response(JSON.stringify({ token: 'lua', user: ana }))
    }),
  )
  const store = sessionStore(api, () => said.push('forgetful'))
  await store.signIn(typed)
  await store.recheck()
  expect([store.now().state, said, sent]).toEqual(['signed-in', ['forgetful'], [null, 'Bearer lua']])
  await store.signOut()
  expect([store.now().state, sent.length]).toEqual(['signed-out', 3])
  await store.load()
  expect(store.now().state).toBe('signed-out')
})

describe('a tab that sees as somebody else', () => {
  const seen = { token: 'impersonation-lua', id: ana.id, firstName: 'Ana', until: '2026-11-29T12:15:00.000Z' }
  beforeEach(() => {
    kept.set('token', 'own').set('authToken', 'own')
    seeAs(seen)
  })

  test('asks with the token of that, and forgets neither it nor the own one when it is refused', async () => {
    expect([storedToken(), seenAs()]).toEqual([seen.token, seen])
    const { store } = answering({ error: 'O tempo acabou.', code: 'http.impersonation_over' }, 401)
    await store.load()
    expect([store.now().state, kept.get('token'), storedToken()]).toEqual(['signed-out', 'own', seen.token])
  })

  test('signs nobody out, and is its own person’s again once it is left', async () => {
    const { store } = answering({ user: ana })
    await store.load()
    await store.signOut()
    expect([kept.get('token'), storedToken()]).toEqual(['own', seen.token])
    seeAsOneself()
    expect([storedToken(), seenAs()]).toEqual(['own', undefined])
  })
})
