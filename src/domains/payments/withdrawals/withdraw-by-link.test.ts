import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { blockPerson } from '#domains/team/acts/block-person.ts'
import { liftRestraint } from '#domains/team/acts/lift-restraint.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type AccountsFixture, openAccounts } from '#test/support/accounts-fixture.ts'
import { anAdmin, credit } from '#test/support/people.ts'
import { withdrawalEndpoints } from './endpoints.ts'

let accounts: AccountsFixture
let iris = ''
const REASON = 'Estamos conferindo os pagamentos desta conta.'
beforeEach(async () => {
  accounts = await openAccounts(withdrawalEndpoints)
  iris = await anAdmin(accounts.db)
  await credit(accounts.db, accounts.ana.id, 5_000n)
})

const block = async () => {
  const id = crypto.randomUUID()
  await blockPerson(accounts.db, { id, personId: accounts.ana.id, reason: REASON, by: iris, clock })
  const [mail] = await accounts.db<{ text: string }[]>`
    select template::text as text from mails where key = ${`restraint:${id}`}`
  return { id, token: /retirar\?token=([\w-]{43})/.exec(mail!.text)![1]! }
}
const look = (token: string) => accounts.request('POST', '/api/withdrawals/link/look', { body: { token } })
const withdraw = (token: string, id: string, cpf?: string) =>
  accounts.request('POST', '/api/withdrawals/link', { body: { token, id, cpf } })

test('Ana, who is blocked, takes her own money along by the link of the mail, once, and without signing in', async () => {
  const { token } = await block()
  expect((await accounts.signIn()).status).toBe(403)
  expect((await look(token)).body).toMatchObject({ firstName: 'Ana', availableCents: 5_000, toOriginCents: 0 })
  const id = crypto.randomUUID()
  expect((await withdraw(token, id)).body, 'nobody has told who paid').toMatchObject({ code: 'payments.cpf_needed' })
  const both = await Promise.all([withdraw(token, id, '529.982.247-25'), withdraw(token, id, '529.982.247-25')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await balanceOf(accounts.db, availableOf(accounts.ana.id))).toBe(0n)
  expect((await withdraw(token, crypto.randomUUID())).body).toMatchObject({ code: 'payments.nothing_to_withdraw' })
  expect(await findLedgerViolations(accounts.db)).toEqual([])
})

test('the link ends with the block, and a made-up one opens nothing', async () => {
  const { id, token } = await block()
  expect((await look('a'.repeat(43))).status).toBe(410)
  const lifting = { id, personId: accounts.ana.id, reason: REASON, by: iris, clock }
  await liftRestraint(accounts.db, lifting)
  expect((await look(token)).status).toBe(410)
  expect((await withdraw(token, crypto.randomUUID(), '529.982.247-25')).status).toBe(410)
  expect(await balanceOf(accounts.db, availableOf(accounts.ana.id))).toBe(5_000n)
})

test('a new password, which opens no session, leaves her the link: it is the only way to her money', async () => {
  const { token } = await block()
  const recovery = await accounts.mailedLink()
  const changed = { token: recovery, password: 'mar calmo de agosto' }
  expect((await accounts.post('/recovery/password', changed)).status).toBe(200)
  expect((await accounts.signIn(changed.password)).body).toMatchObject({ code: 'accounts.blocked' })
  expect((await look(token)).body).toMatchObject({ availableCents: 5_000 })
})
