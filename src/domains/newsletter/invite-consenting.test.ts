import { beforeEach, expect, test } from 'vitest'
import { closeAccount, registerPerson } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { inviteConsenting } from './invite-consenting.ts'
import { deleteSubscriptionsOf } from './sql.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const ANA = 'ana@exemplo.com.br'
let db: Db
let ana: string

beforeEach(async () => {
  db = await freshDatabase({ max: 4 })
  ;({ id: ana } = await registerPerson(db, {
    firstName: 'Ana',
    lastName: 'Prado',
    email: ANA,
    phone: '11987654321',
    birthDate: '1985-04-12',
    password: 'lua-cheia-sobre-o-mar-27',
    role: 'client',
    consents: { terms: true, sensitiveData: true, newsletter: true },
    now: NOON,
  }))
})

const invite = () => inviteConsenting(db, NOON)
const invited = async () =>
  (
    await db<{ to: string }[]>`
      select recipient as to from mails where key like 'newsletter-ask:%' order by recipient`
  ).map(({ to }) => to)
const close = () =>
  inTransaction(db, (tx) =>
    closeAccount(tx, [{ erase: (one, { email }) => deleteSubscriptionsOf(one, email) }], { personId: ana, at: NOON }),
  )

test('an account that was closed is not asked any more', async () => {
  await close()
  await invite()
  expect(await invited()).toEqual([])
})

test('nor is it asked again', async () => {
  await invite()
  await close()
  await invite()
  expect(await invited()).toEqual([ANA])
})
