import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as argon2 from '@node-rs/argon2'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { endpoints } from './endpoints.ts'
import { appointAdmin, findPerson, findPersonByEmail, findViewer, registerPerson } from './index.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

const PASSWORD = 'céu azul de maio'
const ana = {
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana@exemplo.com.br',
  phone: '(11) 98765-4321',
  birthDate: '1990-05-14',
  password: PASSWORD,
  role: 'client',
  consents: { terms: true, sensitiveData: true, newsletter: false },
}

/** The fields of all answers of these calls. */
type Answer = {
  token: string
  user: { id: string; first_name: string; role: string }
  sessions: { id: string; isCurrent: boolean }[]
  error: string
  fields: Record<string, string>
}

const TABLES = [
  'security_event_origins',
  'security_events',
  'sessions',
  'known_devices',
  'consents',
  'attempts',
  'people',
]

let db: Db
let owner: Db
let now: Date
let api: ReturnType<typeof apiOf>
let facts: string[]

beforeAll(async () => {
  db = await freshDatabase()
  owner = ownerOf(db)
  await db.listen('facts', (payload) => facts.push(payload))
})

beforeEach(async () => {
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica` // the log refuses to be emptied
    for (const table of TABLES) await tx`delete from ${tx(table)}`
  })
  now = new Date('2026-03-10T12:00:00Z')
  facts = []
  const ports = {
    db,
    now: () => now,
    clock: clockAt(now),
    log,
    viewerOf: (token: string) => findViewer(db, token, now),
    trustedProxies: 1,
  }
  api = apiOf(endpoints, ports)
})

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

async function ask(
  method: string,
  path: string,
  { body, token, from = '203.0.113.7' }: { body?: unknown; token?: string; from?: string } = {},
) {
  const response = await api.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': CHROME_ON_ANDROID,
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}
const register = (changes: object = {}) => ask('POST', '/api/auth/register', { body: { ...ana, ...changes } })
const login = (email: string, password: string, more: object = {}, from?: string) =>
  ask('POST', '/api/auth/login', { body: { email, password, ...more }, ...(from && { from }) })
const userOf = (token: string) => ask('GET', '/api/auth/user', { token })
const minutesLater = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))

describe('registration', () => {
  test('gives Ana a token and her data in both spellings, and signs her in', async () => {
    const { status, body } = await register()
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      device: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.any(String),
        email: 'ana@exemplo.com.br',
        firstName: 'Ana',
        first_name: 'Ana',
        lastName: 'Souza',
        last_name: 'Souza',
        role: 'client',
      },
    })
    expect((await userOf(body.token)).body).toEqual({ user: body.user })
  })

  test('stores the consents, but neither the token nor the password', async () => {
    const { body } = await register({ consents: { terms: true, sensitiveData: true, newsletter: true } })
    const kept = await db`select kind, version, given_at from consents where person_id = ${body.user.id} order by kind`
    expect(kept.map(({ kind, given_at }) => [kind, given_at])).toEqual([
      ['newsletter', now],
      ['sensitive_data', now],
      ['terms', now],
    ])
    const [row] = await db`select p::text || s::text as everything, p.phone, p.born_on::text as born from people p
        join sessions s on s.person_id = p.id`
    expect(row!.everything).not.toContain(PASSWORD)
    expect(row!.everything).not.toContain(body.token)
    expect(row!.everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect([row!.phone, row!.born]).toEqual(['+5511987654321', '1990-05-14'])
  })

  test.each([
    ['first_name and last_name', { firstName: undefined, lastName: undefined, first_name: 'Ana', last_name: 'Souza' }],
    ['one name', { firstName: undefined, lastName: undefined, name: '  Ana   Souza ' }],
  ])('accepts names as %s', async (_, names) => {
    const { body } = await register(names)
    expect(body.user).toMatchObject({ firstName: 'Ana', last_name: 'Souza' })
  })

  test('lets Luna register as consultant, and nobody as admin', async () => {
    expect((await register({ role: 'consultor' })).body.user.role).toBe('consultor')
    const refused = await register({ role: 'admin', email: 'outra@exemplo.com.br' })
    expect([refused.status, refused.body.error]).toEqual([400, 'Escolha entre se consultar e atender.'])
    expect(await findPersonByEmail(db, 'outra@exemplo.com.br')).toBeUndefined()
  })

  test.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'Informe seu nome.'],
    ['a name that is markup', { firstName: '<b>Ana</b>' }, 'firstName', 'Use só letras'],
    ['an e-mail without @', { email: 'ana' }, 'email', 'Confira o e-mail'],
    ['a phone that cannot exist', { phone: '(00) 1234' }, 'phone', 'Confira o celular'],
    ['a day that does not exist', { birthDate: '1990-02-30' }, 'birthDate', 'Informe sua data'],
    ['eighteen only tomorrow', { birthDate: '2008-03-11' }, 'birthDate', '18 anos'],
    ['a short password', { password: 'curta' }, 'password', 'pelo menos 10'],
    ['a common password', { password: 'senha12345' }, 'password', 'muito comum'],
    ['the e-mail as password', { password: 'ANA@exemplo.com.br' }, 'password', 'não pode ser o seu e-mail'],
    ['terms not accepted', { consents: { terms: false, sensitiveData: true } }, 'consents.terms', 'aceitar os termos'],
    ['no consent for sensitive data', { consents: { terms: true } }, 'consents.sensitiveData', 'autorização'],
    ['no consents at all', { consents: undefined }, 'consents', 'aceitar os termos'],
  ])('refuses %s at its field', async (_, change, field, words) => {
    const { status, body } = await register(change)
    expect(status).toBe(400)
    expect(body.fields[field]).toContain(words)
    expect(await db`select 1 from people`).toHaveLength(0)
  })

  test('refuses a minor with a phone that does not exist for both at once', async () => {
    const { body } = await register({ phone: '(00) 98765-4321', birthDate: '2015-03-10' })
    expect(body).toMatchObject({
      code: 'accounts.too_young',
      fields: { phone: expect.stringContaining('Confira o celular'), birthDate: expect.stringContaining('18 anos') },
    })
  })

  test('accepts whoever turns eighteen today in São Paulo', async () => {
    now = new Date('2026-03-11T02:30:00Z') // still the 10th in São Paulo
    expect((await register({ birthDate: '2008-03-11' })).status).toBe(400)
    expect((await register({ birthDate: '2008-03-10' })).status).toBe(200)
    expect(
      (await register({ id: crypto.randomUUID(), email: 'bia@exemplo.com.br', birthDate: '10/03/2008' })).status,
    ).toBe(200)
  })

  test('refuses a registered e-mail in its field, in any spelling', async () => {
    await register()
    const again = await register({ email: '  ANA@Exemplo.com.br ' })
    expect(again.status).toBe(409)
    expect(again.body).toEqual({
      error: expect.stringContaining('Já existe uma conta'),
      code: 'accounts.email_taken',
      fields: { email: expect.stringContaining('já tem conta') },
    })
  })

  test('creates one person from twenty simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await db`select 1 from people`).toHaveLength(1)
  })

  test('signs in on a repeated request with the same id, and refuses another password', async () => {
    const id = '5b0c2a34-6d5e-4a53-9a7e-0a58c3c3b1f0'
    const answers = await Promise.all([register({ id }), register({ id })])
    expect(answers.map(({ status, body }) => [status, body.user.id])).toEqual([
      [200, id],
      [200, id],
    ])
    expect((await register({ id, password: 'outra senha qualquer' })).status).toBe(409)
    expect(await db`select 1 from people`).toHaveLength(1)
  })

  test('does not tell which address belongs to an id, because those of consultants are public', async () => {
    const id = '5b0c2a34-6d5e-4a53-9a7e-0a58c3c3b1f0'
    await register({ id })
    await register({ email: 'bia@exemplo.com.br' })
    const guess = async (email: string) => {
      const { status, body } = await register({ id, email, password: 'outra senha qualquer' })
      return { status, body }
    }
    const elsewhere = await guess('bia@exemplo.com.br')
    expect(elsewhere.status).toBe(409)
    for (let n = 0; n < 12; n++) expect(await guess(ana.email)).toEqual(elsewhere)
    vi.mocked(argon2.verify).mockClear()
    await guess(ana.email)
    await guess('bia@exemplo.com.br')
    await guess('caio@exemplo.com.br')
    expect(argon2.verify, 'each costs one hash').toHaveBeenCalledTimes(3)
    for (let n = 0; n < 9; n++) await register({ email: 'bia@exemplo.com.br' })
    const counted = await Promise.all([ana.email, 'bia@exemplo.com.br'].map((email) => login(email, 'errada')))
    expect(
      counted.map(({ status }) => status),
      'and counts as a sign-in',
    ).toEqual([429, 429])
  })

  test('limits registrations from one network', async () => {
    for (let n = 0; n < 60; n++) await register({ birthDate: '2020-01-01' })
    const { status, headers } = await register()
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  })
})

describe('sign-in', () => {
  test('accepts Ana’s e-mail in any spelling', async () => {
    await register()
    const { status, body } = await login(' Ana@EXEMPLO.com.br', PASSWORD)
    expect([status, body.user.first_name]).toEqual([200, 'Ana'])
    expect((await userOf(body.token)).status).toBe(200)
  })

  test('accepts a password with accents in another Unicode form', async () => {
    await register()
    expect((await login(ana.email, PASSWORD.normalize('NFD'))).status).toBe(200)
  })

  test('answers an unknown e-mail like a wrong password, at the cost of one hash each', async () => {
    await register()
    vi.mocked(argon2.verify).mockClear()
    const wrong = await login(ana.email, 'não é esta senha')
    expect(argon2.verify).toHaveBeenCalledTimes(1)
    const unknown = await login('ninguem@exemplo.com.br', 'não é esta senha')
    expect(argon2.verify).toHaveBeenCalledTimes(2)
    const costs = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
    expect(new Set(costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']))
    expect(unknown).toMatchObject({ status: 401, body: wrong.body })
    expect(wrong).toMatchObject({ status: 401, body: { error: expect.stringContaining('E-mail ou senha incorretos') } })
  })

  test('refuses even the right password after ten failures, with a waiting time', async () => {
    await register()
    for (let n = 0; n < 10; n++) expect((await login(ana.email, `errada número ${n}`)).status).toBe(401)
    minutesLater(5)
    const { status, headers, body } = await login(ana.email, PASSWORD)
    expect([status, headers.get('retry-after')]).toEqual([429, '600'])
    expect(body.error).toContain('Muitas tentativas')
    minutesLater(10)
    expect((await login(ana.email, PASSWORD)).status).toBe(200)
  })

  test('limits an unknown e-mail in the same way', async () => {
    const answers: number[] = []
    for (let n = 0; n < 11; n++) answers.push((await login('ninguem@exemplo.com.br', 'qualquer')).status)
    expect(answers).toEqual([...Array(10).fill(401), 429])
  })

  test('checks only ten of fifty simultaneous guesses', async () => {
    await register()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => login(ana.email, `errada número ${n}`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  test('clears the account’s failures after a success', async () => {
    await register()
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 9; n++) await login(ana.email, 'errada')
      expect((await login(ana.email, PASSWORD)).status).toBe(200)
    }
  })

  test('limits one network to sixty failures without affecting its neighbour', async () => {
    await register()
    for (let n = 0; n < 60; n++) await login(`p${n}@exemplo.com.br`, 'errada')
    expect((await login(ana.email, PASSWORD)).status).toBe(429)
    expect((await login(ana.email, PASSWORD, {}, '198.51.100.9')).status).toBe(200)
  })

  test('does not count successful sign-ins against the network', async () => {
    await register()
    for (let n = 0; n < 65; n++) expect((await login(ana.email, PASSWORD)).status).toBe(200)
  })
})

describe('a session', () => {
  const signedIn = async (more: object = {}) => (await login(ana.email, PASSWORD, more)).body.token
  const sessionOf = async (token: string) => (await findViewer(db, token, now))!.sessionId

  test('is required: no token and an unknown token are refused', async () => {
    expect((await ask('GET', '/api/auth/user')).status).toBe(401)
    expect(await userOf('x'.repeat(43))).toMatchObject({
      status: 401,
      body: { error: 'Entre na sua conta para continuar.' },
    })
  })

  test('lasts 30 days after the last visit, or 12 hours when not remembered', async () => {
    await register()
    const [long, short] = [await signedIn(), await signedIn({ remember: false })]
    minutesLater(11 * 60)
    expect((await userOf(short)).status).toBe(200)
    minutesLater(11 * 60)
    expect((await userOf(short)).status).toBe(200)
    minutesLater(12 * 60 + 1)
    expect((await userOf(short)).status).toBe(401)
    minutesLater(27 * 24 * 60)
    expect((await userOf(long)).status).toBe(200)
    minutesLater(29 * 24 * 60)
    expect((await userOf(long)).status).toBe(200)
    minutesLater(30 * 24 * 60 + 1)
    expect((await userOf(long)).status).toBe(401)
  })

  test('records a visit at most once a minute', async () => {
    const { body } = await register()
    const lastSeen = async () => (await db`select last_seen_at from sessions`)[0]!.last_seen_at as Date
    const before = await lastSeen()
    minutesLater(0.5)
    await userOf(body.token)
    expect(await lastSeen()).toEqual(before)
    minutesLater(0.5)
    await userOf(body.token)
    expect(await lastSeen()).toEqual(now)
  })

  test('ends at once on sign-out and notifies its sockets', async () => {
    const { body } = await register()
    const id = await sessionOf(body.token)
    expect((await ask('POST', '/api/auth/logout', { token: body.token })).status).toBe(200)
    expect((await userOf(body.token)).status).toBe(401)
    await vi.waitFor(() =>
      expect(facts.map((fact) => JSON.parse(fact))).toEqual([
        { topic: `session:${id}`, fact: { type: 'session_ended' } },
      ]),
    )
  })

  test('is listed for Ana, who can end another one', async () => {
    await register()
    const [here, phone] = [await signedIn(), await signedIn()]
    const { body } = await ask('GET', '/api/auth/sessions', { token: here })
    expect(body.sessions).toHaveLength(3)
    expect(body.sessions[0]).toEqual({
      id: expect.any(String),
      agent: 'Chrome no Android',
      place: 'this_network',
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      isCurrent: expect.any(Boolean),
    })
    expect(body.sessions.filter((session) => session.isCurrent)).toHaveLength(1)
    const id = await sessionOf(phone)
    expect((await ask('DELETE', `/api/auth/sessions/${id}`, { token: here })).status).toBe(200)
    expect([(await userOf(phone)).status, (await userOf(here)).status]).toEqual([401, 200])
    await vi.waitFor(() => expect(facts.map((fact) => JSON.parse(fact).topic)).toEqual([`session:${id}`]))
  })

  test('of another person is the same 404 as a missing or malformed one, and does not end', async () => {
    const { body: anas } = await register()
    const { body: lunas } = await register({ email: 'luna@exemplo.com.br' })
    const end = (id: string) => ask('DELETE', `/api/auth/sessions/${id}`, { token: lunas.token })
    const missing = await end(crypto.randomUUID())
    expect(missing.status).toBe(404)
    expect(await end(await sessionOf(anas.token))).toMatchObject({ status: 404, body: missing.body })
    expect(await end('nada')).toMatchObject({ status: 404, body: missing.body })
    expect((await userOf(anas.token)).status).toBe(200)
  })

  test('ends with a new password, except the current one; only the new password works', async () => {
    await register()
    const [here, elsewhere] = [await signedIn(), await signedIn()]
    const change = (currentPassword: string, newPassword: string) =>
      ask('POST', '/api/auth/password', { token: here, body: { currentPassword, newPassword } })
    expect((await change('errada', 'lua cheia em abril')).body.fields).toEqual({
      currentPassword: 'A senha atual não confere.',
    })
    expect((await change(PASSWORD, 'ana@exemplo.com.br')).body.fields.newPassword).toContain(
      'não pode ser o seu e-mail',
    )
    expect((await change(PASSWORD, 'lua cheia em abril')).status).toBe(200)
    expect([(await userOf(here)).status, (await userOf(elsewhere)).status]).toEqual([200, 401])
    expect([(await login(ana.email, PASSWORD)).status, (await login(ana.email, 'lua cheia em abril')).status]).toEqual([
      401, 200,
    ])
    await vi.waitFor(() => expect(facts).toHaveLength(2)) // the sessions of the registration and elsewhere
  })

  test('is not opened by a sign-in with the old password during a password change', async () => {
    const { body } = await register()
    const [changed, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const change = db.begin(async (tx) => {
      await tx`update people set password_hash = 'another' where id = ${body.user.id}`
      await tx`update sessions set ended_at = ${now}`
      changed.resolve()
      await committing.promise
    })
    await changed.promise
    const trying = login(ana.email, PASSWORD)
    const waiting = () =>
      db`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 5_000)
    committing.resolve()
    await change
    expect((await trying).status).toBe(401)
    expect(await db`select 1 from sessions where ended_at is null`).toHaveLength(0)
  })
})

describe('bad input', () => {
  test.each([
    ['NUL', 'Ana\u0000'],
    ['a lone surrogate', 'Ana\ud800'],
    ['a text direction trick', 'Ana\u202e'],
    ['a megabyte', 'A'.repeat(1_000_000)],
    ['a list', ['Ana']],
    ['an object', { first: 'Ana' }],
    ['a formula', '=cmd|calc'],
  ])('answers %s in any field with a 4xx', async (_, naughty) => {
    for (const field of Object.keys(ana)) {
      const { status, body } = await register({ [field]: naughty })
      expect(status, field).toBeGreaterThanOrEqual(400)
      expect(status, field).toBeLessThan(500)
      expect(body.error, field).toEqual(expect.any(String))
    }
    for (const body of [
      { email: naughty, password: PASSWORD },
      { email: ana.email, password: naughty },
    ]) {
      const { status } = await ask('POST', '/api/auth/login', { body })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  test('explains a body that is missing or not JSON', async () => {
    expect(await ask('POST', '/api/auth/login', { body: '{"email":' })).toMatchObject({
      status: 400,
      body: { code: 'http.malformed_json' },
    })
    expect((await ask('POST', '/api/auth/login', { body: {} })).body.fields).toEqual({
      email: 'Informe seu e-mail.',
      password: 'Informe sua senha.',
    })
    expect((await ask('POST', '/api/auth/login', { body: '{"__proto__":{"email":"a"}}' })).status).toBe(400)
  })
})

describe('the domain’s exports', () => {
  const registration = {
    ...ana,
    role: 'client' as const,
    consents: { terms: true as const, sensitiveData: true as const, newsletter: false },
  }

  test('registering a person opens no session, and repeating it changes nothing', async () => {
    const id = crypto.randomUUID()
    const first = await registerPerson(db, { ...registration, id, now })
    expect(await registerPerson(db, { ...registration, id, now })).toEqual(first)
    expect(await findPerson(db, id)).toEqual(first)
    expect(await db`select 1 from sessions`).toHaveLength(0)
    await expect(registerPerson(db, { ...registration, id: crypto.randomUUID(), now })).rejects.toThrow(
      'Já existe uma conta',
    )
  })

  test('an admin is appointed, never registered', async () => {
    const { id } = await registerPerson(db, { ...registration, now })
    await appointAdmin(db, id)
    expect((await findPerson(db, id))!.role).toBe('admin')
    await expect(appointAdmin(db, crypto.randomUUID())).rejects.toThrow('Pessoa não encontrada')
  })
})
