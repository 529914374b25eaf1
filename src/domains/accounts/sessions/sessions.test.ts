import { describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '#test/support/accounts-fixture.ts'
import { ANA, EmptyAccounts } from '#test/support/empty-accounts.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { findViewer } from '../index.ts'

const accounts = new EmptyAccounts()

describe('a session', () => {
  const signedIn = async (more: object = {}) => (await accounts.login(ANA.email, PASSWORD, more)).body.token
  const sessionOf = async (token: string) => (await findViewer(accounts.db, token, accounts.now))!.sessionId

  test('is required: no token and an unknown token are refused', async () => {
    expect((await accounts.ask('GET', '/api/auth/user')).status).toBe(401)
    expect(await accounts.userOf('x'.repeat(43))).toMatchObject({
      status: 401,
      body: { error: 'Entre na sua conta para continuar.' },
    })
  })

  test('lasts 30 days after the last visit, or 12 hours when not remembered', async () => {
    await accounts.register()
    const [long, short] = [await signedIn(), await signedIn({ remember: false })]
    accounts.minutesLater(11 * 60)
    expect((await accounts.userOf(short)).status).toBe(200)
    accounts.minutesLater(11 * 60)
    expect((await accounts.userOf(short)).status).toBe(200)
    accounts.minutesLater(12 * 60 + 1)
    expect((await accounts.userOf(short)).status).toBe(401)
    accounts.minutesLater(27 * 24 * 60)
    expect((await accounts.userOf(long)).status).toBe(200)
    accounts.minutesLater(29 * 24 * 60)
    expect((await accounts.userOf(long)).status).toBe(200)
    accounts.minutesLater(30 * 24 * 60 + 1)
    expect((await accounts.userOf(long)).status).toBe(401)
  })

  test('records a visit at most once a minute', async () => {
    const { body } = await accounts.register()
    const lastSeen = async () => (await accounts.db`select last_seen_at from sessions`)[0]!.last_seen_at as Date
    const before = await lastSeen()
    accounts.minutesLater(0.5)
    await accounts.userOf(body.token)
    expect(await lastSeen()).toEqual(before)
    accounts.minutesLater(0.5)
    await accounts.userOf(body.token)
    expect(await lastSeen()).toEqual(accounts.now)
  })

  test('ends at once on sign-out and notifies its sockets', async () => {
    const { body } = await accounts.register()
    const id = await sessionOf(body.token)
    expect((await accounts.ask('POST', '/api/auth/logout', { token: body.token })).status).toBe(200)
    expect((await accounts.userOf(body.token)).status).toBe(401)
    await vi.waitFor(() =>
      expect(accounts.facts.map((fact) => JSON.parse(fact))).toEqual([
        { topic: `session:${id}`, fact: { type: 'session_ended' } },
      ]),
    )
  })

  test('is listed for Ana, who can end another one', async () => {
    await accounts.register()
    const [here, phone] = [await signedIn(), await signedIn()]
    const { body } = await accounts.ask('GET', '/api/auth/sessions', { token: here })
    expect(body.sessions).toHaveLength(3)
    expect(body.sessions[0]).toEqual({
      id: expect.any(String),
      agent: 'Chrome no Android',
      place: 'this_network',
      createdAt: accounts.now.toISOString(),
      lastSeenAt: accounts.now.toISOString(),
      isCurrent: expect.any(Boolean),
    })
    expect(body.sessions.filter((session) => session.isCurrent)).toHaveLength(1)
    const id = await sessionOf(phone)
    expect((await accounts.ask('DELETE', `/api/auth/sessions/${id}`, { token: here })).status).toBe(200)
    expect([(await accounts.userOf(phone)).status, (await accounts.userOf(here)).status]).toEqual([401, 200])
    await vi.waitFor(() => expect(accounts.facts.map((fact) => JSON.parse(fact).topic)).toEqual([`session:${id}`]))
  })

  test('of another person is the same 404 as a missing or malformed one, and does not end', async () => {
    const { body: anas } = await accounts.register()
    const { body: lunas } = await accounts.register({ email: 'luna@exemplo.com.br' })
    const end = (id: string) => accounts.ask('DELETE', `/api/auth/sessions/${id}`, { token: lunas.token })
    const missing = await end(crypto.randomUUID())
    expect(missing.status).toBe(404)
    expect(await end(await sessionOf(anas.token))).toMatchObject({ status: 404, body: missing.body })
    expect(await end('nada')).toMatchObject({ status: 404, body: missing.body })
    expect((await accounts.userOf(anas.token)).status).toBe(200)
  })

  test('ends with a new password, except the current one; only the new password works', async () => {
    await accounts.register()
    const [here, elsewhere] = [await signedIn(), await signedIn()]
    const change = (currentPassword: string, newPassword: string) =>
      accounts.ask('POST', '/api/auth/password', { token: here, body: { currentPassword, newPassword } })
    expect((await change('errada', 'lua cheia em abril')).body.fields).toEqual({
      currentPassword: 'A senha atual não confere.',
    })
    expect((await change(PASSWORD, 'ana@exemplo.com.br')).body.fields.newPassword).toContain(
      'não pode ser o seu e-mail',
    )
    expect((await change(PASSWORD, 'lua cheia em abril')).status).toBe(200)
    expect([(await accounts.userOf(here)).status, (await accounts.userOf(elsewhere)).status]).toEqual([200, 401])
    expect([
      (await accounts.login(ANA.email, PASSWORD)).status,
      (await accounts.login(ANA.email, 'lua cheia em abril')).status,
    ]).toEqual([401, 200])
    const ended = () => accounts.facts.filter((fact) => JSON.parse(fact).topic.startsWith('session:'))
    await vi.waitFor(() => expect(ended()).toHaveLength(2)) // the sessions of the registration and elsewhere
  })

  test('is not opened by a sign-in with the old password during a password change', async () => {
    const { body } = await accounts.register()
    const [changed, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const change = accounts.db.begin(async (tx) => {
      await tx`update people set password_hash = 'another' where id = ${body.user.id}`
      await tx`update sessions set ended_at = ${accounts.now}`
      changed.resolve()
      await committing.promise
    })
    await changed.promise
    const trying = accounts.login(ANA.email, PASSWORD)
    await untilOneWaitsForLock(accounts.db)
    committing.resolve()
    await change
    expect((await trying).status).toBe(401)
    expect(await accounts.db`select 1 from sessions where ended_at is null`).toHaveLength(0)
  })
})
