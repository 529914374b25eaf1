import { expect, test } from 'vitest'
import { type AccountsFixture, openAccounts } from '#test/support/accounts-fixture.ts'
import { credit } from '#test/support/people.ts'
import { endpointsWith } from './endpoints.ts'

const OWN = 'mar calmo de agosto'

/** What somebody set in Ana's account, whose address nobody has confirmed, and what is left after her recovery. */
async function recoverAfter(act: (accounts: AccountsFixture) => Promise<unknown> = async () => {}) {
  const accounts = await openAccounts(
    endpointsWith(async () => ({ openPayments: 0n, booked: { day: 0n, week: 0n, month: 0n } })),
  )
  const { token } = (await accounts.signIn()).body
  await accounts.request('PUT', '/api/limits', { token, body: { period: 'day', amountCents: 100 } })
  await accounts.request('POST', '/api/limits/break', { token, body: { length: 'for_ever' } })
  await act(accounts)
  accounts.time.pass(60)
  await accounts.post('/recovery/password', { token: await accounts.mailedLink(), password: OWN })
  return { ...accounts, ...(await stateOf(accounts)) }
}
async function stateOf(accounts: AccountsFixture) {
  const { token } = (await accounts.signIn(OWN)).body
  const read = async (path: string) =>
    (await accounts.request('GET', path, { token })).body as unknown as {
      limits: { period: string; amountCents: number | null }[]
      onBreak: { endsAt: null } | null
      phone: string
    }
  const { limits, onBreak } = await read('/api/limits')
  const { phone } = await read('/api/auth/profile')
  return { day: limits.find(({ period }) => period === 'day')!.amountCents, onBreak, phone }
}

test('a recovery that first proves the address begins anew: no limits, breaks or phone of whoever was there', async () => {
  const { db, ana, ...left } = await recoverAfter()
  expect(left).toMatchObject({ day: null, onBreak: null, phone: '' })
  expect(
    await db`select kind from identity_fingerprints where person_id = ${ana.id}`,
    'the phone is known',
  ).toHaveLength(1)
  const [mail] = await db<{ text: string }[]>`select template::text as text from mails where key like 'password:%'`
  expect(mail!.text).toContain('limites')
  await credit(db, ana.id, 100n)
  expect(await stateOf({ db, ana, ...left }), 'and paying brings nothing back').toMatchObject({
    day: null,
    onBreak: null,
  })
})

test('a break of somebody who confirmed the address, or paid before, is not lifted by a recovery', async () => {
  const confirmed = await recoverAfter(
    ({ db, ana, time }) => db`update people set email_confirmed_at = ${time.now()} where id = ${ana.id}`,
  )
  expect(confirmed).toMatchObject({ day: 100, onBreak: { endsAt: null }, phone: '(11) 98765-4321' })
  const paid = await recoverAfter(async ({ db, ana, time }) => {
    await credit(db, ana.id, 100n)
    // After the payment, which the database dates itself.
    time.pass(Math.ceil((Date.now() - time.now().getTime()) / 1_000) + 60)
  })
  expect(paid).toMatchObject({ day: 100, onBreak: { endsAt: null } })
})
