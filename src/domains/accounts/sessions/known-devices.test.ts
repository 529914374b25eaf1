import { beforeEach, expect, test } from 'vitest'
import { type AccountsFixture, openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'

const HOME = '203.0.113.7'
const STRANGERS = '198.51.100.66'
const network = (n: number) => `198.51.${100 + Math.floor(n / 250)}.${n % 250}`

let accounts: AccountsFixture
beforeEach(async () => {
  accounts = await openAccounts()
})

const signIn: AccountsFixture['signIn'] = (...given) => accounts.signIn(...given)
async function guess(times: number, more: { from?: string; device?: string } = {}) {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await signIn(`errada número ${n}`, more)).status)
  return statuses
}
/** One wrong password from each of so many networks. */
const guessFromEverywhere = (networks: number) =>
  Promise.all(Array.from({ length: networks }, async (_, n) => (await signIn('errada', { from: network(n) })).status))
const firstDevice = async () => (await signIn()).body.device!

test('a stranger who guesses from another network does not lock Ana out', async () => {
  expect(await guess(12, { from: STRANGERS })).toEqual([...Array(10).fill(401), 429, 429])
  expect((await signIn(PASSWORD, { from: STRANGERS })).status, 'even the right password waits there').toBe(429)
  expect((await signIn(PASSWORD, { from: HOME })).status).toBe(200)
})

test('a network with another port or in another spelling is the same network', async () => {
  for (let n = 0; n < 10; n++) await signIn('errada', { from: `${STRANGERS}:${40_000 + n}` })
  expect((await signIn('errada', { from: STRANGERS })).status).toBe(429)
  for (let n = 0; n < 10; n++) await signIn('errada', { from: `[2001:db8::${n}]:${40_000 + n}` })
  expect((await signIn('errada', { from: '2001:db8::ffff' })).status).toBe(429)
})

test('guesses from very many networks stop after a hundred in an hour', async () => {
  const statuses = await guessFromEverywhere(110)
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  expect((await signIn(PASSWORD, { from: HOME })).status, 'an unknown browser').toBe(429)
  accounts.time.pass(60 * 60)
  expect((await signIn(PASSWORD, { from: HOME })).status).toBe(200)
})

test('a known device is let through while strangers guess, also in its own network', async () => {
  const device = await firstDevice()
  await guessFromEverywhere(100)
  await guess(10, { from: HOME })
  expect((await signIn(PASSWORD, { from: HOME })).status, 'without its token').toBe(429)
  expect((await signIn(PASSWORD, { from: HOME, device })).status).toBe(200)
})

test('a known device has five attempts of its own, then those of an unknown one', async () => {
  const device = await firstDevice()
  await guess(10, { from: HOME })
  expect(await guess(6, { device })).toEqual([...Array(5).fill(401), 429])
  accounts.time.pass(15 * 60)
  expect(await guess(16, { device })).toEqual([...Array(15).fill(401), 429])
})

test('a success gives a known device its attempts back', async () => {
  const device = await firstDevice()
  await guess(10, { from: HOME })
  for (let round = 0; round < 3; round++) {
    await guess(4, { device })
    expect((await signIn(PASSWORD, { device })).status).toBe(200)
  }
})

test('a known device of another account is unknown to Ana’s until it signs in there', async () => {
  const bia = { firstName: 'Bia', lastName: 'Reis', email: 'bia@exemplo.com.br', phone: '11987654321' }
  const { body } = await accounts.post('/register', {
    ...bia,
    birthDate: '1990-05-14',
    password: PASSWORD,
    consents: { terms: true, sensitiveData: true },
  })
  const device = body.device!
  await guess(10)
  expect((await signIn(PASSWORD, { device })).status).toBe(429)
  accounts.time.pass(15 * 60)
  expect((await signIn(PASSWORD, { device })).body.device, 'one token serves both').toBe(device)
  await guess(10)
  expect((await signIn(PASSWORD, { device })).status).toBe(200)
})

test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(10_000)])(
  'an invented token (%#) is an unknown device',
  async (device) => {
    await guess(10)
    expect((await signIn(PASSWORD, { device })).status).toBe(429)
    accounts.time.pass(15 * 60)
    const { status, body } = await signIn(PASSWORD, { device })
    expect([status, body.device]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
    expect(body.device).not.toBe(device)
  },
)

test('the table keeps no token, and no device of somebody who is not to be remembered', async () => {
  expect((await signIn(PASSWORD, { remember: false })).body.device).toBeUndefined()
  const device = await firstDevice()
  const rows = await accounts.db`select d::text as everything from known_devices d`
  expect(rows).toHaveLength(1)
  expect(rows[0]!.everything).not.toContain(device)
})

test('a link for a new password lets Ana in from an unknown browser while strangers guess', async () => {
  const link = await accounts.mailedLink()
  await guessFromEverywhere(100)
  const { status, body } = await accounts.post('/recovery/password', { token: link, password: 'mar calmo de agosto' })
  expect(status).toBe(200)
  await guessFromEverywhere(100)
  expect((await signIn('mar calmo de agosto', { device: body.device! })).status).toBe(200)
})

test('strangers do not keep Ana from changing her password', async () => {
  const { body } = await signIn()
  await guessFromEverywhere(100)
  await guess(10)
  const change = (currentPassword: string) =>
    accounts.post('/password', { currentPassword, newPassword: 'mar calmo de agosto' }, { token: body.token })
  for (let n = 0; n < 9; n++) expect((await change('errada')).status).toBe(400)
  expect((await change(PASSWORD)).status).toBe(200)
})

test('whoever holds one of Ana’s sessions guesses the password ten times', async () => {
  const [thief, owner] = [(await signIn()).body.token, (await signIn()).body.token]
  const change = (token: string, currentPassword: string) =>
    accounts.post('/password', { currentPassword, newPassword: 'mar calmo de agosto' }, { token })
  for (let n = 0; n < 10; n++) expect((await change(thief, 'errada')).status).toBe(400)
  expect((await change(thief, PASSWORD)).status).toBe(429)
  expect((await change(owner, PASSWORD)).status).toBe(200)
})
