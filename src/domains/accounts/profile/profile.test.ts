import { beforeEach, expect, test } from 'vitest'
import { type AccountsFixture, openAccounts } from '#test/support/accounts-fixture.ts'
import { phoneWords } from './rules.ts'

const DAY_S = 86_400

let accounts: AccountsFixture
let token: string
beforeEach(async () => {
  accounts = await openAccounts()
  token = (await accounts.signIn()).body.token
})

const known = { firstName: 'Ana', lastName: 'Souza', phone: '(11) 98765-4321' }
const read = async () => (await accounts.ask('GET', '/profile', { token })).body
const change = (part: Partial<typeof known>) => accounts.post('/profile', { ...known, ...part }, { token })
const logged = async () =>
  (
    await accounts.db<{ detail: string }[]>`
    select detail from security_events where kind = 'accounts.profile_changed' order by id`
  ).map(({ detail }) => detail)

test('Ana changes her name and phone; her birth date stays, and the log says what changed', async () => {
  expect(await read()).toEqual({ ...known, birthDate: '1990-05-14' })
  expect((await change({ firstName: ' Aninha ' })).body).toMatchObject({ firstName: 'Aninha', birthDate: '1990-05-14' })
  expect((await change({ firstName: 'Aninha', phone: '+55 21 99876 5432' })).body).toMatchObject({
    phone: '(21) 99876-5432',
  })
  await change({ firstName: 'Aninha', phone: '21998765432' })
  expect(await logged(), 'the same again changes nothing').toEqual(['name', 'phone'])
  const { body } = await accounts.ask('GET', '/user', { token })
  expect(body.user).toMatchObject({ firstName: 'Aninha', first_name: 'Aninha', lastName: 'Souza' })
  expect(await accounts.post('/profile', { ...known, birthDate: '2015-01-01' }, { token })).toMatchObject({
    status: 200,
    body: { birthDate: '1990-05-14' },
  })
})

test.each([
  [{ firstName: ' ' }, { firstName: 'Informe seu nome.' }],
  [{ lastName: '<b>' }, { lastName: 'Use só letras, espaços, hífen e apóstrofo.' }],
  [{ phone: '1234' }, { phone: 'Confira o celular: DDD e número, como (11) 98765-4321.' }],
  [{ phone: '' }, { phone: 'Confira o celular: DDD e número, como (11) 98765-4321.' }],
  [{ phone: '(11) 3456-7890' }, { phone: 'Confira o celular: DDD e número, como (11) 98765-4321.' }],
])('refuses %o, and changes nothing', async (part, fields) => {
  expect(await change(part)).toMatchObject({ status: 400, body: { fields } })
  expect(await read()).toMatchObject(known)
  expect(await logged()).toEqual([])
})

test('only the team may have no phone', async () => {
  await accounts.db`update people set role = 'admin', phone = null, born_on = null where id = ${accounts.ana.id}`
  expect(await read()).toMatchObject({ phone: '', birthDate: null })
  expect((await change({ lastName: 'Lima', phone: '' })).status).toBe(200)
})

test('ten changes a day, so that nobody poses as many people; twenty at once are ten', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => change({ lastName: `Souza ${'abcdefghijklmnopqrst'[n]}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ body }) => body.code === 'accounts.too_many_attempts')).toHaveLength(10)
  accounts.time.pass(DAY_S)
  token = (await accounts.signIn()).body.token
  expect((await change({})).status).toBe(200)
})

test.each([
  ['+5511987654321', '(11) 98765-4321'],
  ['+551134567890', '(11) 3456-7890'],
  ['+351912345678', '+351912345678'],
  [null, ''],
])('shows the phone %s as "%s"', (stored, words) => expect(phoneWords(stored)).toBe(words))
