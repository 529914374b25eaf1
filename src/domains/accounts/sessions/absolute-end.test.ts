import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db.ts'
import { type AccountsFixture, openAccounts } from '#test/support/accounts-fixture.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { appointAdmin, listOpenAmong } from '../index.ts'
import { appoint } from '../team-members/appoint-admin.ts'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S

let accounts: AccountsFixture
beforeEach(async () => {
  accounts = await openAccounts()
})

const statusOf = async (token: string) => (await accounts.ask('GET', '/user', { token })).status
const signedIn = async () => (await accounts.signIn()).body.token
const listed = async (token: string) => (await accounts.ask('GET', '/sessions', { token })).body.sessions

/** Visits once in `everyS` seconds until the session refuses; answers after how many seconds it did. */
async function visitUntilRefused(token: string, everyS: number) {
  for (let passedS = 0; ; passedS += everyS) {
    const status = await statusOf(token)
    if (status === 401) return passedS
    expect(status).toBe(200)
    accounts.time.pass(everyS)
  }
}

test('a session that is used every day ends 90 days after the sign-in', async () => {
  expect(await visitUntilRefused(await signedIn(), DAY_S)).toBe(90 * DAY_S)
})

test('a session of the team ends 12 hours after the sign-in, remembered or not', async () => {
  await appointAdmin(accounts.db, accounts.ana.id)
  expect(await visitUntilRefused(await signedIn(), HOUR_S)).toBe(12 * HOUR_S)
  const { token } = (await accounts.signIn(undefined, { remember: false })).body
  expect(await visitUntilRefused(token, HOUR_S)).toBe(12 * HOUR_S)
})

test('a sign-in beside the appointment of an admin opens none that lasts longer', async () => {
  const { db, ana, time } = accounts
  const answer = await inTransaction(db, async (tx) => {
    await appoint(tx, { personId: ana.id, roles: ['support'], now: time.now() })
    // It reads the role of before, and waits to write its session.
    const signingIn = accounts.signIn()
    await untilOneWaitsForLock(db)
    return { signingIn }
  }).then(({ signingIn }) => signingIn)
  expect(answer.status).toBe(401)
  expect(await db`select from sessions where ended_at is null`).toEqual([])
  expect(await visitUntilRefused(await signedIn(), HOUR_S)).toBe(12 * HOUR_S)
})

test('a session still ends 30 days after the last visit', async () => {
  const token = await signedIn()
  accounts.time.pass(30 * DAY_S)
  expect(await statusOf(token)).toBe(401)
})

test('an ended session is not listed', async () => {
  const old = await signedIn()
  for (let day = 0; day < 89; day++) {
    accounts.time.pass(DAY_S)
    await statusOf(old)
  }
  const fresh = await signedIn()
  expect(await listed(fresh)).toHaveLength(2)
  accounts.time.pass(DAY_S)
  expect(await listed(fresh)).toMatchObject([{ isCurrent: true }])
})

test('who becomes an admin signs in again, for 12 hours', async () => {
  const token = await signedIn()
  await appointAdmin(accounts.db, accounts.ana.id)
  expect(await statusOf(token)).toBe(401)
})

test('of some sessions, those that are open are told apart from ended, expired and unknown ones', async () => {
  const { db, time } = accounts
  const open = async (remember: boolean) => {
    const { token } = (await accounts.signIn(undefined, { remember })).body
    return { token, id: (await listed(token))!.find(({ isCurrent }) => isCurrent)!.id }
  }
  const [kept, expiring, signedOut] = [await open(true), await open(false), await open(true)]
  await accounts.post('/logout', {}, { token: signedOut.token })
  const ids = [kept.id, expiring.id, signedOut.id, crypto.randomUUID()]
  expect(new Set(await listOpenAmong(db, ids, time.now()))).toEqual(new Set([kept.id, expiring.id]))
  time.pass(12 * HOUR_S)
  expect(await listOpenAmong(db, ids, time.now())).toEqual([kept.id])
})
