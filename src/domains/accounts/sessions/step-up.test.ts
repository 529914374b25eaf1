import { beforeEach, expect, test } from 'vitest'
import { type AccountsFixture, openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'
import { findViewer, requireConfirmedPassword } from '../index.ts'

const MINUTE_S = 60

let accounts: AccountsFixture
beforeEach(async () => {
  accounts = await openAccounts()
})

const signedIn = async () => (await accounts.signIn()).body.token
const confirm = (token: string, password = PASSWORD) => accounts.post('/confirm-password', { password }, { token })
/** What an act that requires the password does. */
async function act(token: string) {
  const now = accounts.time.now()
  const { sessionId } = (await findViewer(accounts.db, token, now))!
  await requireConfirmedPassword(accounts.db, sessionId, now)
}
const needed = { code: 'accounts.password_required', status: 403, message: expect.stringContaining('senha') }

test('a sign-in confirms the password for 15 minutes', async () => {
  const token = await signedIn()
  accounts.time.pass(15 * MINUTE_S - 1)
  await act(token)
  accounts.time.pass(1)
  await expect(act(token)).rejects.toMatchObject(needed)
})

test('typing the password again confirms it for 15 minutes, in this session only', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()]
  accounts.time.pass(60 * MINUTE_S)
  expect((await confirm(here)).status).toBe(200)
  accounts.time.pass(15 * MINUTE_S - 1)
  await act(here)
  await expect(act(elsewhere)).rejects.toMatchObject(needed)
  accounts.time.pass(1)
  await expect(act(here)).rejects.toMatchObject(needed)
})

test('a wrong password confirms nothing and is shown at its field; ten of them have to wait', async () => {
  const token = await signedIn()
  accounts.time.pass(60 * MINUTE_S)
  for (let n = 0; n < 10; n++)
    expect(await confirm(token, 'errada')).toMatchObject({
      status: 400,
      body: { code: 'accounts.wrong_password', fields: { password: expect.stringContaining('não confere') } },
    })
  expect((await confirm(token)).status).toBe(429)
  await expect(act(token)).rejects.toMatchObject(needed)
  expect((await accounts.ask('GET', '/user', { token })).status, 'the session stays').toBe(200)
  accounts.time.pass(15 * MINUTE_S)
  expect((await confirm(token)).status).toBe(200)
  await act(token)
})

test('a new password confirms the session in which it was set', async () => {
  const token = await signedIn()
  accounts.time.pass(60 * MINUTE_S)
  await accounts.post('/password', { currentPassword: PASSWORD, newPassword: 'mar calmo de agosto' }, { token })
  await act(token)
})

test('an ended or unknown session confirms nothing', async () => {
  const token = await signedIn()
  const { sessionId } = (await findViewer(accounts.db, token, accounts.time.now()))!
  await accounts.post('/logout', {}, { token })
  for (const id of [sessionId, crypto.randomUUID()])
    await expect(requireConfirmedPassword(accounts.db, id, accounts.time.now())).rejects.toMatchObject(needed)
})

test('all other sessions end at once, after the password was typed again, and this one stays', async () => {
  const [here, phone, tablet] = [await signedIn(), await signedIn(), await signedIn()]
  accounts.time.pass(15 * MINUTE_S)
  const end = () => accounts.ask('DELETE', '/sessions', { token: here })
  expect(await end()).toMatchObject({ status: 403, body: { code: 'accounts.password_required' } })
  await confirm(here)
  expect((await end()).body).toEqual({ ended: 2 })
  const isOpen = async (token: string) => !!(await findViewer(accounts.db, token, accounts.time.now()))
  expect([await isOpen(here), await isOpen(phone), await isOpen(tablet)]).toEqual([true, false, false])
  expect((await end()).body).toEqual({ ended: 0 })
  expect(
    await accounts.db`select 1 from security_events where kind = 'accounts.other_sessions_ended'`,
    'nothing to end is no event',
  ).toHaveLength(1)
})

test('ending another session asks for the password again, so that a stolen one cannot throw its owner out', async () => {
  const [owner, thief] = [await signedIn(), await signedIn()]
  const sessions = (await accounts.ask('GET', '/sessions', { token: thief })).body.sessions!
  const owners = sessions.find(({ isCurrent }) => !isCurrent)!.id
  const own = sessions.find(({ isCurrent }) => isCurrent)!.id
  accounts.time.pass(15 * MINUTE_S)
  const refused = await accounts.ask('DELETE', `/sessions/${owners}`, { token: thief })
  expect(refused).toMatchObject({ status: 403, body: { code: 'accounts.password_required' } })
  expect((await accounts.ask('GET', '/user', { token: owner })).status).toBe(200)
  expect((await accounts.ask('DELETE', `/sessions/${own}`, { token: thief })).status, 'its own').toBe(200)
  await confirm(owner)
  expect((await accounts.ask('DELETE', `/sessions/${owners}`, { token: owner })).status).toBe(200)
})
