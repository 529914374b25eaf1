import { beforeEach, describe, expect, test } from 'vitest'
import { type AccountsFixture, ANA, openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'

const NEW = 'mar calmo de agosto'

let accounts: AccountsFixture
beforeEach(async () => {
  accounts = await openAccounts()
})

const signedIn = async (more: { device?: string } = {}) => (await accounts.signIn(PASSWORD, more)).body
const change = (token: string, more: object = {}, currentPassword = PASSWORD) =>
  accounts.post('/password', { currentPassword, newPassword: NEW, ...more }, { token })
const recover = (token: string, more: object = {}) =>
  accounts.post('/recovery/password', { token, password: NEW, ...more })
const statusOf = async (token: string) => (await accounts.ask('GET', '/user', { token })).status
const mails = () => accounts.db<{ to: string; mail: string; path: string }[]>`
  select recipient as to, template::text as mail, template->'action'->>'path' as path from mails
  where key like 'password:%'`

describe('a new password by the normal change', () => {
  test('ends the open recovery links and the requests that are not mailed yet', async () => {
    const links = [await accounts.mailedLink(), await accounts.mailedLink()]
    await accounts.post('/recovery', { email: ANA })
    await change((await signedIn()).token)
    for (const link of links)
      expect(await recover(link)).toMatchObject({ status: 410, body: { code: 'accounts.recovery_link_invalid' } })
    expect(await accounts.db`select 1 from recovery_requests`).toHaveLength(0)
  })

  test('leaves the recovery links of others', async () => {
    const link = await accounts.mailedLink()
    const { body } = await accounts.post('/register', {
      firstName: 'Bia',
      lastName: 'Reis',
      email: 'bia@exemplo.com.br',
      phone: '11987654321',
      birthDate: '1990-05-14',
      password: PASSWORD,
      consents: { terms: true, sensitiveData: true },
    })
    expect((await change(body.token)).status).toBe(200)
    expect((await recover(link)).status).toBe(200)
  })

  test('tells Ana by mail when, with which browser and from where, once, with a way back', async () => {
    const { token } = await signedIn()
    expect((await change(token, {}, 'errada')).status).toBe(400)
    expect(await mails(), 'a refused change').toHaveLength(0)
    expect((await change(token)).status).toBe(200)
    const sent = await mails()
    expect(sent).toMatchObject([{ to: ANA, path: '/forgot-password' }])
    for (const words of ['Sua senha foi trocada', '02/03/2026', 'Chrome no Android', '203.0.113.7', 'Não fui eu'])
      expect(sent[0]!.mail).toContain(words)
    for (const secret of [PASSWORD, NEW, token]) expect(sent[0]!.mail).not.toContain(secret)
  })

  test('ends the other sessions and forgets the other devices', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()]
    await change(here.token, { device: here.device })
    expect([await statusOf(here.token), await statusOf(elsewhere.token)]).toEqual([200, 401])
    for (let n = 0; n < 10; n++) await accounts.signIn('errada')
    expect((await accounts.signIn(NEW, { device: elsewhere.device! })).status, 'a forgotten device').toBe(429)
    expect((await accounts.signIn(NEW, { device: here.device! })).status, 'this device').toBe(200)
  })
})

describe('a new password by the mailed link', () => {
  test('tells Ana by mail how, with which browser and from where', async () => {
    await recover(await accounts.mailedLink())
    const sent = await mails()
    expect(sent).toMatchObject([{ to: ANA, path: '/forgot-password' }])
    for (const words of ['por um link enviado a este e-mail', 'Chrome no Android', '203.0.113.7'])
      expect(sent[0]!.mail).toContain(words)
  })

  test('ends every session and forgets the other devices', async () => {
    const elsewhere = await signedIn()
    const { body } = await recover(await accounts.mailedLink())
    expect(await statusOf(elsewhere.token)).toBe(401)
    for (let n = 0; n < 10; n++) await accounts.signIn('errada')
    expect((await accounts.signIn(NEW, { device: elsewhere.device! })).status, 'a forgotten device').toBe(429)
    expect((await accounts.signIn(NEW, { device: body.device! })).status, 'this device').toBe(200)
  })
})

test('a change and a link at the same time: one of them wins', async () => {
  for (let round = 0; round < 2; round++) {
    accounts = await openAccounts()
    const [{ token }, link] = [await signedIn(), await accounts.mailedLink()]
    const [changed, recovered] = await Promise.all([
      change(token),
      accounts.post('/recovery/password', { token: link, password: 'outra maré de agosto' }),
    ])
    const right = [(await accounts.signIn(NEW)).status, (await accounts.signIn('outra maré de agosto')).status]
    expect(new Set(right)).toEqual(new Set([200, 401]))
    expect(right.indexOf(200)).toBe(recovered.status === 200 ? 1 : 0)
    expect(changed.status === 200 || recovered.status === 200).toBe(true)
  }
})
