import { beforeEach, expect, test } from 'vitest'
import { serve } from '#platform/http.ts'
import { endpoint, nothing } from '#shared/contract.ts'
import { type AccountsFixture, openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'
import { findViewer } from '../index.ts'

const MINUTE_S = 60
const guarded = endpoint({
  method: 'POST',
  path: '/api/guarded',
  access: 'signed-in',
  needsPassword: true,
  summary: 'An act that needs the password.',
  input: nothing,
  output: nothing,
})

let accounts: AccountsFixture
beforeEach(async () => {
  accounts = await openAccounts([serve(guarded, () => ({}))])
})

const signedIn = async () => (await accounts.signIn()).body.token
const confirm = (token: string, password = PASSWORD) => accounts.post('/confirm-password', { password }, { token })
const act = (token: string) => accounts.request('POST', guarded.path, { token })
const fine = { status: 200 }
const needed = { status: 403, body: { code: 'http.password_required', error: expect.stringContaining('senha') } }

test('a sign-in confirms the password for 15 minutes', async () => {
  const token = await signedIn()
  accounts.time.pass(15 * MINUTE_S - 1)
  expect(await act(token)).toMatchObject(fine)
  accounts.time.pass(1)
  expect(await act(token)).toMatchObject(needed)
})

test('typing the password again confirms it for 15 minutes, in this session only', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()]
  accounts.time.pass(60 * MINUTE_S)
  expect((await confirm(here)).status).toBe(200)
  accounts.time.pass(15 * MINUTE_S - 1)
  expect(await act(here)).toMatchObject(fine)
  expect(await act(elsewhere)).toMatchObject(needed)
  accounts.time.pass(1)
  expect(await act(here)).toMatchObject(needed)
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
  expect(await act(token)).toMatchObject(needed)
  expect((await accounts.ask('GET', '/user', { token })).status, 'the session stays').toBe(200)
  accounts.time.pass(15 * MINUTE_S)
  expect((await confirm(token)).status).toBe(200)
  expect(await act(token)).toMatchObject(fine)
})

test('right passwords count as well: nobody needs to type it eleven times in a quarter of an hour', async () => {
  const token = await signedIn()
  for (let n = 0; n < 10; n++) expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(429)
  accounts.time.pass(15 * MINUTE_S)
  expect((await confirm(token)).status).toBe(200)
})

test('a new password confirms the session in which it was set', async () => {
  const token = await signedIn()
  accounts.time.pass(60 * MINUTE_S)
  await accounts.post('/password', { currentPassword: PASSWORD, newPassword: 'mar calmo de agosto' }, { token })
  expect(await act(token)).toMatchObject(fine)
})

test('all other sessions end at once, after the password was typed again, and this one stays', async () => {
  const [here, phone, tablet] = [await signedIn(), await signedIn(), await signedIn()]
  accounts.time.pass(15 * MINUTE_S)
  const end = () => accounts.ask('DELETE', '/sessions', { token: here })
  expect(await end()).toMatchObject(needed)
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
  accounts.time.pass(15 * MINUTE_S)
  const refused = await accounts.ask('DELETE', `/sessions/${owners}`, { token: thief })
  expect(refused).toMatchObject(needed)
  expect((await accounts.ask('GET', '/user', { token: owner })).status).toBe(200)
  await confirm(owner)
  expect((await accounts.ask('DELETE', `/sessions/${owners}`, { token: owner })).status).toBe(200)
})
