import { beforeEach, expect, test } from 'vitest'
import { confirmEmail } from '#domains/accounts/email/confirm-email.ts'
import { issueConfirmation } from '#domains/accounts/email/issue-confirmation.ts'
import { closeAccount, registerPerson } from '#domains/accounts/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { newDatabase, ownerOf } from '#test/support/database.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { inviteConsenting } from './invite-consenting.ts'
import { deleteSubscriptionsOf, listConsenting } from './sql.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const ANA = 'ana@exemplo.com.br'
const NEW = 'ana.nova@exemplo.com.br'
let db: Db
let ana: string

beforeEach(async () => {
  db = await newDatabase({ max: 4 })
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

const invite = () => inviteConsenting({ db, now: NOON })
const invited = async () =>
  (
    await db<{ to: string }[]>`
      select recipient as to from mails where key like 'newsletter-ask:%' order by recipient`
  ).map(({ to }) => to)
async function changeAddress(email: string) {
  const link = { personId: ana, email, isChange: true, now: NOON }
  const token = await inTransaction(db, (tx) => issueConfirmation(tx, link))
  await confirmEmail(db, { token, browser: { address: '203.0.113.7', agent: '' }, now: NOON })
}
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

test('the address that Ana takes later is asked too, once', async () => {
  await invite()
  await changeAddress(NEW)
  await Promise.all([invite(), invite(), invite()])
  await invite()
  expect(await invited()).toEqual([NEW, ANA])
  await changeAddress(ANA)
  await invite()
  expect(await invited(), 'the old one was asked before').toEqual([NEW, ANA])
})

test('also when she takes it while the old one is asked', async () => {
  await Promise.all([invite(), changeAddress(NEW), invite()])
  await invite()
  expect(await invited()).toContain(NEW)
})

test('those who wait to be asked are read, not all who ever consented', async () => {
  await ownerOf(db).begin(async (tx) => {
    await tx`
      insert into people (id, email, first_name, role)
      select gen_random_uuid(), 'bia' || n || '@exemplo.com.br', 'Bia', 'client' from generate_series(1, 6000) as n`
    await tx`
      insert into newsletter_subscriptions
        (email, list, unsubscribe_token, source, asked_at, confirm_hash, confirm_until)
      select email, 'newsletter', id, 'registration', ${NOON}, sha256(email::bytea), ${NOON} from people
      where first_name = 'Bia'`
    await tx`
      insert into consents (person_id, kind, version, given_at, asked_at)
      select id, 'newsletter', '1', ${NOON}::timestamptz - interval '1 day', ${NOON} from people
      where first_name = 'Bia'`
  })
  await vacuumAll(db)

  let waiting: { email: string }[] = []
  const list = async (tx: Tx) => {
    waiting = await listConsenting(tx, 50)
  }
  expect(await rowsRead(db, 'consents', list)).toEqual({ whole: 0, rows: 1 })
  expect(await rowsRead(db, 'people', list)).toEqual({ whole: 0, rows: 1 })
  expect(await rowsRead(db, 'newsletter_subscriptions', list)).toEqual({ whole: 0, rows: 0 })
  expect(waiting).toEqual([{ email: ANA }])
})
